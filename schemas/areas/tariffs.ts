import { type Static, t } from '../core/type.ts'
import { currencies } from '../reference/currencies.ts'
import { tariffPeriods } from '../reference/tariff-periods.ts'
import { tags } from '../tags.ts'
import { defineArea, productSection } from './define-area.ts'

const schema = t.object({
  name: t.text({ label: { ru: 'Название', kk: 'Атауы', uz: 'Nomi', en: 'Name' }, max: 120 }),
  rank: t.integer({
    label: { ru: 'Место по порядку', kk: 'Реттегі орны', uz: 'Tartibdagi oʻrni', en: 'Place in the order' },
    help: {
      ru: 'Тариф с меньшим числом стоит раньше.',
      kk: 'Саны кішірек тариф бұрын тұрады.',
      uz: 'Soni kichikroq tarif oldin turadi.',
      en: 'A tariff with a smaller number comes first.',
    },
    minimum: 1,
    maximum: 1000,
    default: 1,
  }),
  price: t.number({
    label: { ru: 'Цена', kk: 'Бағасы', uz: 'Narxi', en: 'Price' },
    help: {
      ru: '0 — бесплатно.',
      kk: '0 болса, тегін.',
      uz: '0 boʻlsa, bepul.',
      en: '0 is free.',
    },
    minimum: 0,
    maximum: 100_000_000_000,
  }),
  currency: t.choice(currencies, {
    label: { ru: 'Валюта', kk: 'Валюта', uz: 'Valyuta', en: 'Currency' },
    default: 'KZT',
  }),
  period: t.choice(tariffPeriods, {
    label: { ru: 'За какой срок', kk: 'Қандай мерзімге', uz: 'Qaysi muddat uchun', en: 'For what time' },
    default: 'month',
  }),
  included: t.array(
    t.text({
      label: { ru: 'Одной строкой', kk: 'Бір жолмен', uz: 'Bir qatorda', en: 'In one line' },
      max: 200,
    }),
    {
      label: { ru: 'Что входит', kk: 'Не кіреді', uz: 'Nimalar kiradi', en: 'What is included' },
      maxItems: 20,
    },
  ),
  note: t.optional(
    t.text({
      label: { ru: 'Примечание', kk: 'Ескертпе', uz: 'Izoh', en: 'Note' },
      help: {
        ru: 'Для кого тариф или что оплачивается отдельно.',
        kk: 'Тариф кімге арналған немесе не бөлек төленеді.',
        uz: 'Tarif kimlar uchun yoki nima alohida toʻlanadi.',
        en: 'For whom it is, or what is paid separately.',
      },
      max: 300,
      multiline: true,
    }),
  ),
})

export type Tariff = Static<typeof schema>

/** The prices of the product: the block `tariffs` shows the rows in their order on pages for clinics. */
const tariffs = defineArea({
  name: 'tariffs',
  section: productSection,
  label: { ru: 'Тарифы', kk: 'Тарифтер', uz: 'Tariflar', en: 'Tariffs' },
  entry: { ru: 'Новый тариф', kk: 'Жаңа тариф', uz: 'Yangi tarif', en: 'New tariff' },
  tab: 6,
  schema,
  title: ['name'],
  list: {
    columns: ['name', 'rank', 'price', 'currency', 'period', 'updatedAt'],
    search: ['name'],
    sorts: ['rank', 'name', 'price', '-updatedAt'],
  },
  tags: () => [tags.tariffs],
  limit: 50,
  example: {
    name: { ru: 'Сайт клиники', kk: 'Клиника сайты', uz: 'Klinika sayti', en: 'Clinic website' },
    rank: 1,
    price: 15_000,
    currency: 'KZT',
    period: 'month',
    included: [
      { ru: 'Свой домен', kk: 'Өз домені', uz: 'Oʻz domeni', en: 'A domain of your own' },
      { ru: 'Четыре языка', kk: 'Төрт тіл', uz: 'Toʻrt til', en: 'Four languages' },
    ],
    note: {
      ru: 'Домен оплачивается у регистратора.',
      kk: 'Домен тіркеушіге төленеді.',
      uz: 'Domen haqi registratorga toʻlanadi.',
      en: 'The domain is paid for at its registrar.',
    },
  },
})

export default tariffs
