import { t } from '../core/type.ts'
import { nextFreeField, openingStatusField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

/** The groups of results; their names are texts of the block. */
const kinds = {
  speciality: { ru: 'Специальности', kk: 'Мамандықтар', uz: 'Mutaxassisliklar', en: 'Specialities' },
  place: { ru: 'Города', kk: 'Қалалар', uz: 'Shaharlar', en: 'Cities' },
  clinic: { ru: 'Клиники', kk: 'Клиникалар', uz: 'Klinikalar', en: 'Clinics' },
  doctor: { ru: 'Врачи', kk: 'Дәрігерлер', uz: 'Shifokorlar', en: 'Doctors' },
  service: { ru: 'Услуги', kk: 'Қызметтер', uz: 'Xizmatlar', en: 'Services' },
  other: {
    ru: 'Аптеки и другие',
    kk: 'Дәріханалар және басқалар',
    uz: 'Dorixonalar va boshqalar',
    en: 'Pharmacies and others',
  },
} as const

const searchResults = defineBlock({
  type: 'search-results',
  label: {
    ru: 'Результаты поиска',
    kk: 'Іздеу нәтижелері',
    uz: 'Qidiruv natijalari',
    en: 'Search results',
  },
  description: {
    ru: 'Что нашлось в каталоге по запросу, по группам.',
    kk: 'Сұрау бойынша каталогтан не табылды, топ-топпен.',
    uz: 'Soʻrov boʻyicha katalogdan nima topildi, guruhlar boʻyicha.',
    en: 'What was found in the directory, by group.',
  },
  category: 'clinic',
  isOffered: false,
  /** Set by the page of results, not by editors. */
  props: t.object({
    query: t.string({
      label: { ru: 'Запрос', kk: 'Сұрау', uz: 'Soʻrov', en: 'Query' },
      hidden: true,
      max: 120,
    }),
    /** Slug of the chosen city. */
    city: t.optional(
      t.string({
        label: { ru: 'Город', kk: 'Қала', uz: 'Shahar', en: 'City' },
        hidden: true,
        max: 120,
        pattern: '^[a-z0-9-]+$',
      }),
    ),
    /** Only this group, in pages. */
    kind: t.optional(
      t.choice(kinds, { label: { ru: 'Группа', kk: 'Топ', uz: 'Guruh', en: 'Group' }, hidden: true }),
    ),
    page: t.optional(
      t.integer({
        label: { ru: 'Страница', kk: 'Бет', uz: 'Sahifa', en: 'Page' },
        hidden: true,
        minimum: 1,
      }),
    ),
  }),
  data: t.object({
    /** The page of results, and the lists of all clinics and doctors, of the city if there is one. */
    search: t.link(),
    clinics: t.link(),
    doctors: t.link(),
    city: t.optional(t.object({ slug: t.string({ max: 120 }), name: t.text() })),
    /** Whether the city has no results. */
    isElsewhere: t.boolean(),
    /** The query as it was understood. */
    corrected: t.optional(t.text()),
    groups: t.array(
      t.object({
        kind: t.choice(kinds),
        total: t.integer({ minimum: 0 }),
        /** Whether there may be more than `total`. */
        isMore: t.boolean(),
        cards: t.array(
          t.object({
            name: t.text({ max: 300 }),
            detail: t.optional(t.text({ max: 300 })),
            because: t.optional(t.text()),
            address: t.optional(t.text({ max: 300 })),
            image: t.optional(t.image()),
            rating: t.optional(t.number({ minimum: 0, maximum: 5 })),
            reviews: t.integer({ minimum: 0 }),
            price: t.optional(t.number({ minimum: 0 })),
            currency: t.optional(t.string({ pattern: '^[A-Z]{3}$' })),
            status: t.optional(openingStatusField()),
            /** The next time that can be booked. */
            next: t.optional(nextFreeField()),
            isDemo: t.boolean(),
            doctors: t.optional(t.integer({ minimum: 0 })),
            clinics: t.optional(t.integer({ minimum: 0 })),
            link: t.link(),
          }),
        ),
      }),
    ),
    /** The pages of a single group. */
    paging: t.optional(t.object({ page: t.integer({ minimum: 1 }), pages: t.integer({ minimum: 1 }) })),
  }),
  example: {
    props: { query: 'stomotolog' },
    data: {
      search: { kind: 'page', path: '/search' },
      clinics: { kind: 'page', path: '/companies/clinics/location/almaty' },
      doctors: { kind: 'page', path: '/companies/doctors/location/almaty' },
      city: { slug: 'almaty', name: { ru: 'Алматы', kk: 'Алматы', uz: 'Olmaota', en: 'Almaty' } },
      isElsewhere: false,
      corrected: { ru: 'стоматолог', kk: 'стоматолог', uz: 'stomatolog', en: 'dentist' },
      groups: [
        {
          kind: 'speciality',
          total: 1,
          isMore: false,
          cards: [
            {
              name: { ru: 'Стоматолог', kk: 'Стоматолог', uz: 'Stomatolog', en: 'Dentist' },
              because: { ru: 'Болит зуб', kk: 'Тіс ауырады', uz: 'Tish ogʻrigʻi', en: 'Toothache' },
              reviews: 0,
              isDemo: false,
              doctors: 12,
              clinics: 3,
              link: { kind: 'page', path: '/companies/doctors/location/almaty/dentist' },
            },
          ],
        },
        {
          kind: 'clinic',
          total: 7,
          isMore: false,
          cards: [
            {
              name: {
                ru: 'Стоматология «Ақ тіс»',
                kk: '«Ақ тіс» стоматологиясы',
                uz: '“Aq tis” stomatologiyasi',
                en: 'Aq Tis Dental Clinic',
              },
              detail: { ru: 'Стоматология', kk: 'Стоматология', uz: 'Stomatologiya', en: 'Dental clinic' },
              address: {
                ru: 'Алматы, проспект Абая, 52',
                kk: 'Алматы, Абай даңғылы, 52',
                uz: 'Olmaota, Abay shoh koʻchasi, 52',
                en: '52 Abay Avenue, Almaty',
              },
              rating: 4.6,
              reviews: 18,
              price: 4950,
              currency: 'KZT',
              status: { state: 'open', until: '20:00' },
              next: { date: '2026-03-02', time: '18:30', day: 'today' },
              isDemo: true,
              link: { kind: 'page', path: '/l/aq-tis' },
            },
          ],
        },
      ],
    },
  },
})

export default searchResults
export type SearchResultsProps = BlockProps<typeof searchResults>
