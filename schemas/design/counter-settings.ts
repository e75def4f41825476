import { patterns, type Static, t } from '../core/type.ts'

/** Numbers of the clinic's own counters (D-DESIGN: ids only, no code). They count visitors who consent. */
export const counterSettings = t.object(
  {
    metrika: t.optional(
      t.string({
        label: { ru: 'Яндекс Метрика', kk: 'Яндекс Метрика', uz: 'Yandex Metrika', en: 'Yandex Metrica' },
        help: {
          ru: 'Номер счётчика, только цифры, например 12345678.',
          kk: 'Есептегіштің нөмірі, тек цифрлар, мысалы 12345678.',
          uz: 'Hisoblagich raqami, faqat raqamlar, masalan 12345678.',
          en: 'The number of the counter, digits only, such as 12345678.',
        },
        pattern: patterns.metrika,
        max: 12,
      }),
    ),
    google: t.optional(
      t.string({
        label: {
          ru: 'Google Аналитика',
          kk: 'Google Аналитика',
          uz: 'Google Analytics',
          en: 'Google Analytics',
        },
        help: {
          ru: 'Идентификатор, который начинается с G-, например G-AB12CD34EF.',
          kk: 'G- деп басталатын идентификатор, мысалы G-AB12CD34EF.',
          uz: 'G- bilan boshlanadigan identifikator, masalan G-AB12CD34EF.',
          en: 'The ID that starts with G-, such as G-AB12CD34EF.',
        },
        pattern: patterns.googleTag,
        max: 14,
      }),
    ),
  },
  {
    label: { ru: 'Счётчики', kk: 'Есептегіштер', uz: 'Hisoblagichlar', en: 'Counters' },
    help: {
      ru: 'Сайт спросит посетителя о согласии и без него ничего не передаст.',
      kk: 'Сайт келушіден келісім сұрайды, онсыз ештеңе жібермейді.',
      uz: 'Sayt tashrif buyuruvchidan rozilik soʻraydi, usiz hech narsa yubormaydi.',
      en: 'The site asks visitors for consent and sends nothing without it.',
    },
  },
)

/** The counters of a clinic. */
export type Counters = Static<typeof counterSettings>
