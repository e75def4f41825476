import { dayPartNames } from '../appointment-requests/appointment-request.ts'
import { type Label, t } from '../core/type.ts'
import { cardFields, placeFields, priceRangeField, word } from '../directory/directory-fields.ts'
import { directoryListExample } from '../directory/directory-list-example.ts'
import { listingFilters, listingFlags, listingSections, listingSorts } from '../directory/listing.ts'
import { pageField, pagingField, placeField, slugField, tilesField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const sectionLabels = {
  clinics: { ru: 'Клиники', kk: 'Клиникалар', uz: 'Klinikalar', en: 'Clinics' },
  doctors: { ru: 'Врачи', kk: 'Дәрігерлер', uz: 'Shifokorlar', en: 'Doctors' },
  other: {
    ru: 'Другие организации',
    kk: 'Басқа ұйымдар',
    uz: 'Boshqa tashkilotlar',
    en: 'Other organisations',
  },
} as const satisfies Record<(typeof listingSections)[number], Label>

const hidden = (label: Label) => ({ label, hidden: true as const })

const count = () => t.integer({ minimum: 0 })

/** A value of a filter with the number of entries that it leaves. */
const option = () =>
  t.object({
    value: t.string({ max: 40 }),
    label: t.optional(t.text()),
    count: count(),
    isChosen: t.boolean(),
  })

/** A choice that is a link: to a city, a speciality, a list. */
const entry = () =>
  t.object({ label: t.text(), count: t.optional(count()), link: t.link(), isChosen: t.optional(t.boolean()) })

const directoryList = defineBlock({
  type: 'directory-list',
  label: { ru: 'Список каталога', kk: 'Каталог тізімі', uz: 'Katalog roʻyxati', en: 'List of the directory' },
  description: {
    ru: 'Клиники, врачи или другие организации города с фильтрами.',
    kk: 'Қаланың клиникалары, дәрігерлері немесе басқа ұйымдары, сүзгілерімен.',
    uz: 'Shaharning klinikalari, shifokorlari yoki boshqa tashkilotlari, filtrlari bilan.',
    en: 'Clinics, doctors or other organisations of a city, with filters.',
  },
  category: 'clinic',
  isOffered: false,
  eagerIsland: 'Cards under the pointer mark their place on the map beside them, and the other way round.',
  props: t.object({
    title: t.text(hidden({ ru: 'Заголовок', kk: 'Тақырып', uz: 'Sarlavha', en: 'Title' })),
    section: t.choice(sectionLabels, hidden({ ru: 'Раздел', kk: 'Бөлім', uz: 'Boʻlim', en: 'Section' })),
    city: slugField(),
    speciality: slugField(),
    page: pageField(),
    /** The query of the address: `?open=1`. */
    query: t.optional(
      t.string({ max: 400, ...hidden({ ru: 'Фильтры', kk: 'Сүзгілер', uz: 'Filtrlar', en: 'Filters' }) }),
    ),
  }),
  data: t.object({
    total: count(),
    /** Of a city: how many are open now, how many open later today, and the range of their prices. */
    figures: t.optional(
      t.object({
        openNow: t.optional(count()),
        openLater: t.optional(count()),
        price: t.optional(priceRangeField()),
      }),
    ),
    /** The target of the form; `kept` are the choices that it leaves as they are. */
    action: t.link(),
    kept: t.array(t.object({ name: t.string({ max: 40 }), value: t.string({ max: 120 }) })),
    /** The list without any filter; absent if there is none. */
    reset: t.optional(t.link()),
    ...placeFields(),
    sections: t.array(
      t.object({ section: word(listingSections), link: t.link(), isChosen: t.optional(t.boolean()) }),
    ),
    flags: t.array(
      t.object({
        flag: word(listingFlags),
        count: count(),
        isChosen: t.boolean(),
        link: t.link(),
      }),
    ),
    specialities: t.array(entry()),
    district: t.array(option()),
    /** The days on which there are free times, `2026-12-03`, and the parts of a day. */
    day: t.array(
      t.object({
        date: t.date(),
        is: t.optional(word(['today', 'tomorrow'])),
        count: count(),
        isChosen: t.boolean(),
      }),
    ),
    part: t.array(t.object({ value: word(dayPartNames), count: count(), isChosen: t.boolean() })),
    language: t.array(option()),
    price: t.array(option()),
    experience: t.array(option()),
    rating: t.array(option()),
    /** The list without a place, if anything in it has one; "near me" adds that of the reader. `all` is the list of all cities. */
    near: t.optional(t.object({ link: t.link(), all: t.link(), center: t.optional(placeField()) })),
    /** The page that shows the chosen entries side by side; absent if they cannot be compared. */
    compare: t.optional(
      t.object({
        link: t.link(),
        /** The lists whose choices are kept together. */
        scope: t.string({ max: 120 }),
        /** The address of this list, to which the comparison leads back. */
        from: t.string({ max: 600 }),
      }),
    ),
    sorts: t.array(t.object({ sort: word(listingSorts), isChosen: t.boolean(), link: t.link() })),
    /** With `place`, an entry can be shown on a map; `area` is an index of `schematic.areas`. */
    items: t.array(
      t.object({
        ...cardFields(),
        place: t.optional(placeField()),
        area: t.optional(t.integer({ minimum: 0 })),
      }),
    ),
    /** The tile server of the map of these entries; absent without one, or if no entry has a place. */
    tiles: t.optional(tilesField()),
    /** What else is on the map that is drawn where there is no tile server: the middle of the list's city, districts or cities. */
    schematic: t.optional(
      t.object({
        center: t.optional(placeField()),
        areas: t.array(t.object({ name: t.text(), center: t.optional(placeField()) })),
      }),
    ),
    /** Where the reader is, if the list is ordered from there: the nearest entry in metres, and the list without the place. */
    located: t.optional(t.object({ place: placeField(), nearest: t.optional(count()), link: t.link() })),
    paging: t.optional(pagingField()),
    eased: t.array(t.object({ filter: word(listingFilters), count: count(), link: t.link() })),
    nearCities: t.array(entry()),
  }),
  example: directoryListExample,
})

export default directoryList
export type DirectoryListProps = BlockProps<typeof directoryList>
