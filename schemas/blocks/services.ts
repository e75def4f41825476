import { t } from '../core/type.ts'
import { dateField, titleField, titleHiddenField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'
import { promotedPlacesField } from '../promotions/promoted-fields.ts'

/** From this many services on a price list is a long one, with groups that open. */
export const longPriceList = 13

const services = defineBlock({
  type: 'services',
  label: {
    ru: 'Услуги и цены',
    kk: 'Қызметтер мен бағалар',
    uz: 'Xizmatlar va narxlar',
    en: 'Services and prices',
  },
  description: {
    ru: 'Прейскурант по группам; длинный — с поиском.',
    kk: 'Топтарға бөлінген бағалар тізімі; ұзын тізімде іздеу бар.',
    uz: 'Guruhlarga boʻlingan narxlar roʻyxati; uzun roʻyxatda qidiruv bor.',
    en: 'Price list in groups, with a search field when it is long.',
  },
  category: 'clinic',
  facts: ['services', 'promotion', 'doctors', 'cabinets'],
  props: t.object({
    title: titleField(),
    titleHidden: titleHiddenField(),
    isPage: t.optional(
      t.boolean({
        label: {
          ru: 'Вся страница — прайс',
          kk: 'Бүкіл бет — прайс',
          uz: 'Butun sahifa — narxlar',
          en: 'The page is the list',
        },
        hidden: true,
      }),
    ),
    group: t.optional(
      t.string({
        label: { ru: 'Только группа', kk: 'Тек мына топ', uz: 'Faqat shu guruh', en: 'One group only' },
        help: {
          ru: 'Название группы, как в прейскуранте. Пусто — все группы.',
          kk: 'Топтың атауы, бағалар тізіміндегідей. Бос болса, барлық топ.',
          uz: 'Guruhning nomi, narxlar roʻyxatidagidek. Boʻsh boʻlsa, barcha guruhlar.',
          en: 'Name of the group as in the price list. Leave empty for all groups.',
        },
      }),
    ),
    /** How many rows the first page of a profile in the directory shows; all of them by default. */
    limit: t.optional(
      t.integer({
        label: {
          ru: 'Сколько показать',
          kk: 'Нешеуін көрсету',
          uz: 'Nechtasini koʻrsatish',
          en: 'How many to show',
        },
        hidden: true,
        minimum: 1,
      }),
    ),
  }),
  data: t.object({
    groups: t.array(
      t.object({
        title: t.text(),
        items: t.array(
          t.object({
            name: t.text({ max: 300 }),
            note: t.optional(t.text({ max: 400 })),
            /** A medical warning: shown in the reader's language or not at all. */
            warning: t.optional(t.ownText({ max: 400 })),
            /** 0 means free of charge; absent means on request. */
            price: t.optional(t.number({ minimum: 0 })),
            priceTo: t.optional(t.number({ minimum: 0 })),
            /** The price of a repeat visit. */
            priceRepeat: t.optional(t.number({ minimum: 0 })),
            /** The price is the least one: “from 5 000 ₸”. */
            isLeast: t.optional(t.boolean()),
            currency: t.string({ pattern: '^[A-Z]{3}$' }),
            /** The lower price of a promotion that runs, its last day, and where it holds, if not everywhere. */
            promoted: t.optional(
              t.object({
                before: t.number({ minimum: 0 }),
                now: t.number({ minimum: 0 }),
                until: dateField(),
                places: promotedPlacesField(),
              }),
            ),
            /** Special prices of a branch, a doctor, or a doctor in a branch. */
            places: t.optional(
              t.array(
                t.object({
                  cabinet: t.optional(t.text({ max: 300 })),
                  specialist: t.optional(t.text({ max: 300 })),
                  price: t.optional(t.number({ minimum: 0 })),
                  priceTo: t.optional(t.number({ minimum: 0 })),
                  priceRepeat: t.optional(t.number({ minimum: 0 })),
                }),
              ),
            ),
          }),
        ),
      }),
    ),
    updatedAt: t.optional(dateField()),
    /** All services, where these are some of them. */
    allLink: t.optional(t.link()),
  }),
  example: {
    props: {
      title: {
        ru: 'Услуги и цены',
        kk: 'Қызметтер мен бағалар',
        uz: 'Xizmatlar va narxlar',
        en: 'Services and prices',
      },
    },
    data: {
      groups: [
        {
          title: { ru: 'Приём', kk: 'Қабылдау', uz: 'Qabul', en: 'Visits' },
          items: [
            {
              name: {
                ru: 'Первичный приём стоматолога',
                kk: 'Стоматологтың алғашқы қабылдауы',
                uz: 'Stomatologning birlamchi qabuli',
                en: 'First visit to a dentist',
              },
              note: {
                ru: 'Осмотр, снимок и план лечения',
                kk: 'Қарап-тексеру, рентген және емдеу жоспары',
                uz: 'Koʻrik, rentgen va davolash rejasi',
                en: 'Check-up, X-ray and treatment plan',
              },
              price: 5000,
              currency: 'KZT',
              promoted: {
                before: 5000,
                now: 4500,
                until: {
                  datetime: '2026-12-15T00:00:00Z',
                  text: { ru: '15 декабря', kk: '15 желтоқсан', uz: '15-dekabr', en: '15 December' },
                },
                places: [],
              },
              places: [
                {
                  cabinet: {
                    ru: 'Филиал на Абая',
                    kk: 'Абайдағы филиал',
                    uz: 'Abay koʻchasidagi filial',
                    en: 'The branch on Abay',
                  },
                  price: 4000,
                },
                {
                  specialist: {
                    ru: 'Ахметова Айгуль',
                    kk: 'Ахметова Айгүл',
                    uz: 'Axmetova Aygul',
                    en: 'Akhmetova Aigul',
                  },
                  price: 7000,
                },
              ],
            },
            {
              name: {
                ru: 'Повторный приём',
                kk: 'Қайталама қабылдау',
                uz: 'Takroriy qabul',
                en: 'Follow-up visit',
              },
              price: 0,
              currency: 'KZT',
            },
          ],
        },
        {
          title: { ru: 'Лечение', kk: 'Емдеу', uz: 'Davolash', en: 'Treatment' },
          items: [
            {
              name: {
                ru: 'Лечение кариеса',
                kk: 'Тісжегіні емдеу',
                uz: 'Kariesni davolash',
                en: 'Tooth decay treatment',
              },
              price: 14000,
              priceTo: 32000,
              currency: 'KZT',
            },
            {
              name: {
                ru: 'Лечение корневых каналов под микроскопом',
                kk: 'Түбір өзектерін микроскоппен емдеу',
                uz: 'Ildiz kanallarini mikroskop ostida davolash',
                en: 'Root canal treatment under a microscope',
              },
              price: 45000,
              priceTo: 60000,
              currency: 'KZT',
            },
            {
              name: {
                ru: 'Профессиональное отбеливание',
                kk: 'Тісті кәсіби ағарту',
                uz: 'Tishni professional oqartirish',
                en: 'Professional teeth whitening',
              },
              warning: {
                ru: 'Имеются противопоказания, необходима консультация врача.',
                kk: 'Қарсы көрсетілімдері бар, дәрігермен кеңесу қажет.',
                uz: 'Qarshi koʻrsatmalari bor, shifokor bilan maslahatlashish zarur.',
                en: 'There are contraindications: consult a doctor first.',
              },
              currency: 'KZT',
            },
          ],
        },
      ],
      updatedAt: {
        datetime: '2026-11-01T05:00:00Z',
        text: { ru: '01 ноября', kk: '01 қараша', uz: '1-noyabr', en: '01 November' },
      },
    },
  },
})

export default services
export type ServicesProps = BlockProps<typeof services>
