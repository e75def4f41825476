import type { Problem } from '../core/problem.ts'
import { repeatedProblems } from '../core/repeated-problems.ts'
import { type Static, t } from '../core/type.ts'
import { formatNumber } from '../formats/price.ts'
import { currencies } from '../reference/currencies.ts'
import { tags } from '../tags.ts'
import { defineArea } from './define-area.ts'

const most = 100_000_000_000

const priceFields = () => ({
  price: t.optional(
    t.number({
      label: { ru: 'Цена', kk: 'Бағасы', uz: 'Narxi', en: 'Price' },
      help: {
        ru: 'Оставьте пустым, если цена по запросу.',
        kk: 'Баға сұраныс бойынша болса, бос қалдырыңыз.',
        uz: 'Narx soʻrov boʻyicha boʻlsa, boʻsh qoldiring.',
        en: 'Leave empty for “on request”.',
      },
      minimum: 0,
      maximum: most,
    }),
  ),
  priceTo: t.optional(
    t.number({
      label: { ru: 'Цена до', kk: 'Ең жоғары бағасы', uz: 'Eng yuqori narxi', en: 'Price up to' },
      help: {
        ru: 'Если цена зависит от случая: «от 5 000 до 12 000».',
        kk: 'Егер баға жағдайға байланысты болса: «5 000-нан 12 000-ға дейін».',
        uz: 'Narx holatga bogʻliq boʻlsa: “5 000 dan 12 000 gacha”.',
        en: 'Where the price depends on the case: “from 5,000 to 12,000”.',
      },
      minimum: 0,
      maximum: most,
    }),
  ),
  priceRepeat: t.optional(
    t.number({
      label: {
        ru: 'Цена повторного приёма',
        kk: 'Қайталама қабылдау бағасы',
        uz: 'Takroriy qabul narxi',
        en: 'Price of a repeat visit',
      },
      help: {
        ru: 'Если повторный приём стоит иначе: 0 – бесплатно, пусто – отдельной цены нет.',
        kk: 'Қайталама қабылдаудың бағасы бөлек болса: 0 – тегін, бос – бөлек бағасы жоқ.',
        uz: 'Takroriy qabul narxi boshqacha boʻlsa: 0 – bepul, boʻsh – alohida narxi yoʻq.',
        en: 'Where a repeat visit costs something else: 0 is free, empty means it has no price of its own.',
      },
      minimum: 0,
      maximum: most,
    }),
  ),
})

const schema = t.object({
  name: t.text({ label: { ru: 'Название', kk: 'Атауы', uz: 'Nomi', en: 'Name' }, max: 200 }),
  group: t.text({
    label: { ru: 'Категория', kk: 'Санаты', uz: 'Toifasi', en: 'Category' },
    help: {
      ru: 'Под этим заголовком услуга стоит в прейскуранте.',
      kk: 'Қызмет бағалар тізімінде осы тақырыптың астында тұрады.',
      uz: 'Xizmat narxlar roʻyxatida shu sarlavha ostida turadi.',
      en: 'The service is listed under this heading in the price list.',
    },
    max: 120,
  }),
  ...priceFields(),
  currency: t.choice(currencies, {
    label: { ru: 'Валюта', kk: 'Валюта', uz: 'Valyuta', en: 'Currency' },
    default: 'KZT',
  }),
  prices: t.array(
    t.object({
      cabinet: t.optional(
        t.reference('cabinets', { label: { ru: 'Филиал', kk: 'Филиал', uz: 'Filial', en: 'Branch' } }),
      ),
      doctor: t.optional(
        t.reference('doctors', { label: { ru: 'Врач', kk: 'Дәрігер', uz: 'Shifokor', en: 'Doctor' } }),
      ),
      ...priceFields(),
    }),
    {
      label: {
        ru: 'Другие цены в филиалах и у врачей',
        kk: 'Филиалдардағы және дәрігерлердегі басқа бағалар',
        uz: 'Filiallarda va shifokorlarda boshqa narxlar',
        en: 'Other prices by branch and doctor',
      },
      maxItems: 200,
    },
  ),
  duration: t.optional(
    t.integer({
      label: {
        ru: 'Длительность, минут',
        kk: 'Ұзақтығы, минут',
        uz: 'Davomiyligi, daqiqa',
        en: 'Duration, minutes',
      },
      help: {
        ru: 'Столько времени займёт запись онлайн. Пусто — один шаг расписания врача.',
        kk: 'Онлайн жазылу осынша уақыт алады. Бос болса — дәрігер кестесінің бір қадамы.',
        uz: 'Onlayn yozilish shuncha vaqt oladi. Boʻsh boʻlsa — shifokor jadvalining bir qadami.',
        en: 'How long a booking online takes. Empty: one step of the doctor’s schedule.',
      },
      minimum: 5,
      maximum: 480,
    }),
  ),
  note: t.optional(
    t.text({
      label: { ru: 'Примечание', kk: 'Ескертпе', uz: 'Izoh', en: 'Note' },
      max: 300,
      multiline: true,
    }),
  ),
})

export type Service = Static<typeof schema>

const placeOf = ({ cabinet, doctor }: Service['prices'][number]) => `${cabinet ?? ''} ${doctor ?? ''}`

/**
 * The end of a range must be above its start. A special price needs a branch or a doctor, and each combination must
 * be unique.
 */
function check(service: Service): Problem[] {
  const range = ({ price, priceTo }: Pick<Service, 'price' | 'priceTo'>, path: Problem['path']): Problem[] =>
    priceTo !== undefined && priceTo < (price ?? 0)
      ? [{ path: [...path, 'priceTo'], code: 'belowPrice', params: { limit: formatNumber(price ?? 0) } }]
      : []
  return [
    ...range(service, []),
    ...service.prices.flatMap((one, index) => [
      ...range(one, ['prices', index]),
      ...(one.cabinet === undefined && one.doctor === undefined
        ? [{ path: ['prices', index], code: 'placeOrDoctor' as const, params: {} }]
        : []),
    ]),
    ...repeatedProblems(service.prices.map(placeOf), (index) => ['prices', index]),
  ]
}

/** Services of a clinic and their prices. Price history is kept (`servicePrice` in the database). */
const services = defineArea({
  name: 'services',
  section: 'mis',
  inMenu: true,
  label: {
    ru: 'Услуги и цены',
    kk: 'Қызметтер мен бағалар',
    uz: 'Xizmatlar va narxlar',
    en: 'Services and prices',
  },
  entry: { ru: 'Новая услуга', kk: 'Жаңа қызмет', uz: 'Yangi xizmat', en: 'New service' },
  schema,
  check,
  title: ['name'],
  list: {
    columns: ['name', 'group', 'price', 'priceTo', 'priceRepeat', 'currency', 'updatedAt'],
    card: ['note'],
    search: ['name', 'group'],
    filters: ['group', 'currency'],
    sorts: ['name', 'group', 'price', 'updatedAt'],
  },
  tags: ({ company }) => [tags.services(company)],
  batched: true,
  ordered: true,
  scheduled: true,
  limit: 100_000,
  example: {
    name: {
      ru: 'Приём терапевта',
      kk: 'Терапевт қабылдауы',
      uz: 'Terapevt qabuli',
      en: 'Appointment with a physician',
    },
    group: { ru: 'Консультации', kk: 'Кеңестер', uz: 'Maslahatlar', en: 'Consultations' },
    price: 9000,
    priceTo: 12_000,
    priceRepeat: 7000,
    currency: 'KZT',
    prices: [],
    note: { ru: 'Первый приём — до 40 минут.', en: 'The first appointment takes up to 40 minutes.' },
  },
})

export default services
