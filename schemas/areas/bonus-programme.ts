import type { Problem } from '../core/problem.ts'
import { type Static, t } from '../core/type.ts'
import { defineArea } from './define-area.ts'

const rate = () =>
  t.number({
    label: { ru: 'Начислять, %', kk: 'Есептеу, %', uz: 'Beriladigan ball, %', en: 'Give back, %' },
    help: {
      ru: 'Какая часть оплаты возвращается баллами. Один балл — одна единица валюты клиники.',
      kk: 'Төлемнің қандай бөлігі ұпаймен қайтады. Бір ұпай — клиника валютасының бір бірлігі.',
      uz: 'Toʻlovning qancha qismi ball boʻlib qaytadi. Bir ball — klinika valyutasining bir birligi.',
      en: 'How much of a payment comes back as points. One point is one unit of the clinic’s currency.',
    },
    minimum: 0,
    maximum: 100,
    default: 5,
  })

const schema = t.object({
  isOn: t.boolean({
    label: {
      ru: 'Программа действует',
      kk: 'Бағдарлама жұмыс істейді',
      uz: 'Dastur ishlaydi',
      en: 'The programme is on',
    },
    help: {
      ru: 'Пока выключена, баллы не начисляются и не списываются; накопленные остаются.',
      kk: 'Өшірулі кезде ұпай есептелмейді және жұмсалмайды; жиналғаны сақталады.',
      uz: 'Oʻchiq paytda ball berilmaydi va sarflanmaydi; yigʻilgani saqlanadi.',
      en: 'While it is off, points are neither given nor used; those that are there stay.',
    },
    default: false,
  }),
  rate: rate(),
  levels: t.array(
    t.object(
      {
        from: t.integer({
          label: {
            ru: 'Оплачено всего, от',
            kk: 'Барлық төлемі кемінде',
            uz: 'Jami toʻlovi kamida',
            en: 'Paid in all, from',
          },
          minimum: 1,
          maximum: 1_000_000_000,
        }),
        rate: rate(),
      },
      {
        sentence: {
          ru: 'от {from, price} — {rate} %',
          kk: 'кемінде {from, price} — {rate} %',
          uz: 'kamida {from, price} — {rate} %',
          en: 'from {from, price}: {rate}%',
        },
      },
    ),
    {
      label: { ru: 'Уровни', kk: 'Деңгейлер', uz: 'Darajalar', en: 'Levels' },
      help: {
        ru: 'Кто оплатил в клинике больше, получает другой процент.',
        kk: 'Клиникада көбірек төлеген пациентке басқа пайыз есептеледі.',
        uz: 'Klinikada koʻproq toʻlagan bemorga boshqa foizda ball beriladi.',
        en: 'Who has paid more at the clinic gets another percentage.',
      },
      maxItems: 5,
    },
  ),
  share: t.integer({
    label: {
      ru: 'Оплатить баллами не больше, %',
      kk: 'Ұпаймен төленетін ең көп үлес, %',
      uz: 'Ball bilan toʻlanadigan eng koʻp ulush, %',
      en: 'Points pay at most, %',
    },
    help: {
      ru: 'Какую часть услуг приёма можно оплатить баллами.',
      kk: 'Қабылдау қызметтерінің қандай бөлігін ұпаймен төлеуге болады.',
      uz: 'Qabul xizmatlarining qancha qismini ball bilan toʻlash mumkin.',
      en: 'How much of the services of a visit can be paid by points.',
    },
    minimum: 1,
    maximum: 100,
    default: 30,
  }),
  months: t.optional(
    t.integer({
      label: {
        ru: 'Баллы сгорают через, месяцев',
        kk: 'Ұпай күйетін мерзім, ай',
        uz: 'Ball kuyadigan muddat, oy',
        en: 'Points end after, months',
      },
      help: {
        ru: 'Пусто — не сгорают. Срок баллов, которые уже начислены, не меняется.',
        kk: 'Бос болса — күймейді. Есептеліп қойған ұпайдың мерзімі өзгермейді.',
        uz: 'Boʻsh boʻlsa — kuymaydi. Berib boʻlingan ballarning muddati oʻzgarmaydi.',
        en: 'Empty: never. The end of points that were given already does not change.',
      },
      minimum: 1,
      maximum: 120,
    }),
  ),
  confirmFrom: t.optional(
    t.integer({
      label: {
        ru: 'Код из SMS при списании от, баллов',
        kk: 'SMS коды сұралатын ең аз ұпай',
        uz: 'SMS kod soʻraladigan eng kam ball',
        en: 'A code by SMS from, points',
      },
      help: {
        ru: 'Столько и больше списываются, только если пациент назовёт код. Пусто — без кода.',
        kk: 'Осынша және одан көп ұпай пациент кодты айтса ғана жұмсалады. Бос болса — кодсыз.',
        uz: 'Shuncha va undan koʻp ball bemor kodni aytsagina sarflanadi. Boʻsh boʻlsa — kodsiz.',
        en: 'So many and more are used only if the patient tells the code. Empty: without a code.',
      },
      minimum: 1,
      maximum: 1_000_000_000,
    }),
  ),
  excluded: t.array(
    t.reference('services', { label: { ru: 'Услуга', kk: 'Қызмет', uz: 'Xizmat', en: 'Service' } }),
    {
      label: {
        ru: 'Услуги без баллов',
        kk: 'Ұпай есептелмейтін қызметтер',
        uz: 'Ballsiz xizmatlar',
        en: 'Services without points',
      },
      help: {
        ru: 'За них баллы не начисляются, и оплатить их баллами нельзя.',
        kk: 'Олар үшін ұпай есептелмейді, оларды ұпаймен төлеуге болмайды.',
        uz: 'Ular uchun ball berilmaydi va ularni ball bilan toʻlab boʻlmaydi.',
        en: 'They give no points and cannot be paid by them.',
      },
      maxItems: 200,
    },
  ),
})

export type BonusProgramme = Static<typeof schema>

/** Each sum of a level stands once. */
function check({ levels }: BonusProgramme): Problem[] {
  const sums = levels.map(({ from }) => from)
  return sums.flatMap((from, at) =>
    sums.indexOf(from) === at ? [] : [{ path: ['levels', at, 'from'], code: 'repeated', params: {} }],
  )
}

/** The rules of a clinic's bonus programme (R100), which its owner sets. */
const bonusProgramme = defineArea({
  name: 'bonus-programme',
  section: 'bonus-system',
  label: { ru: 'Правила', kk: 'Ережелер', uz: 'Qoidalar', en: 'Rules' },
  entry: {
    ru: 'Правила программы',
    kk: 'Бағдарлама ережелері',
    uz: 'Dastur qoidalari',
    en: 'Programme rules',
  },
  schema,
  check,
  title: ['rate'],
  single: true,
  tags: () => [],
  example: {
    isOn: true,
    rate: 5,
    levels: [{ from: 500_000, rate: 7 }],
    share: 30,
    months: 12,
    confirmFrom: 5000,
    excluded: [],
  },
})

export default bonusProgramme
