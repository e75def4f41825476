import { t } from '../core/type.ts'
import { dateField, limitField, titleField, titleHiddenField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'
import { mostPromotions, promotedPlacesField } from '../promotions/promoted-fields.ts'

const promotions = defineBlock({
  type: 'promotions',
  label: { ru: 'Акции', kk: 'Акциялар', uz: 'Aksiyalar', en: 'Promotions' },
  description: {
    ru: 'Акции клиники, которые идут сейчас: цены было и стало, срок, условия. Закончившиеся исчезают сами.',
    kk: 'Клиниканың қазір жүріп жатқан акциялары: бұрынғы және жаңа баға, мерзімі, шарттары. Аяқталғандары өзі жоғалады.',
    uz: 'Klinikaning hozir davom etayotgan aksiyalari: avvalgi va yangi narx, muddati, shartlari. Tugaganlari oʻzi yoʻqoladi.',
    en: 'The promotions of the clinic that run now: prices before and now, dates, conditions. Those that have ended disappear by themselves.',
  },
  category: 'clinic',
  facts: ['promotion', 'doctors', 'cabinets'],
  props: t.object({
    title: titleField(),
    titleHidden: titleHiddenField(),
    limit: limitField(mostPromotions, mostPromotions),
  }),
  data: t.object({
    items: t.array(
      t.object({
        title: t.text({ max: 120 }),
        text: t.optional(t.text({ max: 600, multiline: true })),
        terms: t.optional(t.text({ max: 1000, multiline: true })),
        image: t.optional(t.image()),
        until: dateField(),
        services: t.array(
          t.object({
            name: t.text({ max: 300 }),
            before: t.number({ minimum: 0 }),
            now: t.number({ minimum: 0 }),
            currency: t.string({ pattern: '^[A-Z]{3}$' }),
            places: promotedPlacesField(),
            /** Booking with the service. */
            booking: t.optional(t.link()),
          }),
          { minItems: 1, maxItems: 50 },
        ),
      }),
      { minItems: 1 },
    ),
  }),
  example: {
    props: {
      title: {
        ru: 'Акции этой осени',
        kk: 'Осы күздің акциялары',
        uz: 'Shu kuz aksiyalari',
        en: 'This autumn’s promotions',
      },
    },
    data: {
      items: [
        {
          title: {
            ru: 'Профессиональная чистка зубов',
            kk: 'Тісті кәсіби тазалау',
            uz: 'Professional tish tozalash',
            en: 'Professional dental cleaning',
          },
          text: {
            ru: 'Снимаем камень и налёт, полируем и покрываем фтором за один приём.',
            kk: 'Бір қабылдауда тіс тасы мен қақты аламыз, жылтыратамыз және фтормен жабамыз.',
            uz: 'Bir qabulda tish toshi va karashni olamiz, sayqallaymiz va ftor bilan qoplaymiz.',
            en: 'In one visit we remove tartar and plaque, polish the teeth and apply fluoride.',
          },
          terms: {
            ru: 'Для взрослых. Лечение оплачивается отдельно.',
            kk: 'Ересектерге. Емдеу бөлек төленеді.',
            uz: 'Kattalar uchun. Davolash alohida toʻlanadi.',
            en: 'For adults. Treatment is paid for separately.',
          },
          image: {
            src: '/images/demo-dent/reception-1',
            width: 1600,
            height: 1067,
            color: '#cfdedb',
            alt: {
              ru: 'Светлая комната с низкими стульями',
              kk: 'Аласа орындықтары бар жарық бөлме',
              uz: 'Past stulli yorugʻ xona',
              en: 'A bright room with low chairs',
            },
          },
          until: {
            datetime: '2026-12-15T00:00:00Z',
            text: { ru: '15 декабря', kk: '15 желтоқсан', uz: '15-dekabr', en: '15 December' },
          },
          services: [
            {
              name: {
                ru: 'Чистка ультразвуком',
                kk: 'Ультрадыбыспен тазалау',
                uz: 'Ultratovush bilan tozalash',
                en: 'Ultrasonic cleaning',
              },
              before: 15_000,
              now: 12_000,
              currency: 'KZT',
              places: [],
              booking: { kind: 'page', path: '/appointment?service=4' },
            },
            {
              name: {
                ru: 'Осмотр стоматолога',
                kk: 'Стоматолог тексеруі',
                uz: 'Stomatolog koʻrigi',
                en: 'Dental check-up',
              },
              before: 5000,
              now: 0,
              currency: 'KZT',
              places: [
                {
                  cabinet: {
                    ru: 'Филиал на Абая',
                    kk: 'Абайдағы филиал',
                    uz: 'Abay koʻchasidagi filial',
                    en: 'The branch on Abay',
                  },
                  specialists: [
                    {
                      ru: 'Ахметова Айгуль',
                      kk: 'Ахметова Айгүл',
                      uz: 'Axmetova Aygul',
                      en: 'Akhmetova Aigul',
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  },
})

export default promotions
export type PromotionsProps = BlockProps<typeof promotions>
