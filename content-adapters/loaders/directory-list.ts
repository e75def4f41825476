import { dayPartNames } from '../../schemas/appointment-requests/appointment-request.ts'
import type directoryList from '../../schemas/blocks/directory-list.ts'
import { listedDays } from '../../schemas/booking/booking-rules.ts'
import type { WantedTime } from '../../schemas/booking/free-part.ts'
import { pickLocalized } from '../../schemas/core/localized.ts'
import {
  type ListingSort,
  listingFlags,
  listingSections,
  listingSorts,
} from '../../schemas/directory/listing.ts'
import { homeZone } from '../../schemas/formats/home-zone.ts'
import { formatPrice } from '../../schemas/formats/price.ts'
import { addDays, calendarDate, zonedInstant } from '../../schemas/formats/zone.ts'
import { districtNames } from '../../schemas/reference/districts.ts'
import { spokenLanguages } from '../../schemas/reference/spoken-languages.ts'
import type { DirectoryList, ListingItem } from '../entities/listing.ts'
import type { NamedCount } from '../entities/named-count.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { comparedScope, comparisonPath, listHref } from '../parts/directory-paths.ts'
import { placesOf } from '../parts/directory-places.ts'
import { listingCard } from '../parts/listing-card.ts'
import { type ListingQuery, readListingChoices } from '../parts/listing-query.ts'
import { pagingOf } from '../parts/paging.ts'
import { toPage } from '../parts/paths.ts'
import { placeOf } from '../parts/place-of.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** A page of a list of the directory, with its filters and the number of entries that each would leave. */
export default defineLoader<typeof directoryList>(async (props, context) => {
  const { source, mapTiles } = context
  const query = queryOf(props)
  const [list, cities, counts] = await Promise.all([
    source.listing(query),
    source.listingCities(query.section),
    Promise.all(listingSections.map((section) => source.listingCities(section))),
  ])
  for (const { company, timezone } of list.items) context.meets?.({ slug: company.slug, timezone })
  const first = { ...query, page: 1 }
  const linkTo = (changed: Partial<ListingQuery>) => toPage(listHref({ ...first, ...changed }))
  // A district or a place near the reader belongs to one city, so other cities drop it.
  const { city: _city, near: _near, district: _district, ...choices } = first
  const bare: ListingQuery = { section: query.section, ...scopeOf(query), page: 1, flags: [] }
  const { speciality: _speciality, ...cleared } = bare
  const center = placeOf(cities.find(({ slug }) => slug === query.city) ?? {})
  const areas = areasOf(list, query, cities)
  const isOfToday = query.day === undefined || query.day === calendarDate(context.now, zoneOf(list))
  return withoutUndefined({
    total: list.total,
    figures: isOfToday ? list.figures : withoutUndefined({ price: list.figures?.price }),
    action: toPage(listHref(bare)),
    kept: keptOf(query),
    reset: listHref(cleared) === listHref(first) ? undefined : toPage(listHref(cleared)),
    ...placesOf(query.city, cities, (city) => listHref(withoutUndefined({ ...choices, city }))),
    city: list.city?.name,
    sections: listingSections.flatMap((section, index) => {
      const there = counts[index]?.some(({ slug }) => query.city === undefined || slug === query.city)
      const isChosen = section === query.section
      if (!there && !isChosen) return []
      const { speciality, ...place } = scopeOf(query)
      const keeps = section !== 'other' && query.section !== 'other' && speciality !== undefined
      const link = toPage(listHref({ section, ...place, ...(keeps && { speciality }), page: 1, flags: [] }))
      return [withoutUndefined({ section, link, isChosen: isChosen || undefined })]
    }),
    flags: flagsOf(list, query, linkTo),
    specialities: specialitiesOf(list, query, linkTo, context),
    district: list.facets.district.flatMap(({ value, count }) => {
      const label = districtNames[value]
      return label ? [{ value, label, count, isChosen: value === query.district }] : []
    }),
    language: list.facets.language.flatMap(({ value, count }) => {
      const label = spokenLanguages[value as keyof typeof spokenLanguages]
      return label ? [{ value, label, count, isChosen: value === query.language }] : []
    }),
    price: list.facets.price.map(({ value, count }) => ({
      value: String(value),
      label: { ru: formatPrice(value, list.currency) },
      count,
      isChosen: value === query.price,
    })),
    ...timesOf(list, query, context),
    experience: optionsOf(list.facets.experience, query.experience),
    rating: optionsOf(list.facets.rating, query.rating),
    near:
      query.near === undefined && list.total > 1
        ? withoutUndefined({
            link: toPage(listHref(unplaced(first))),
            all: toPage(listHref(unplaced(choices))),
            center,
          })
        : undefined,
    located: locatedOf(list, query),
    sorts: listingSorts.flatMap((sort) => {
      const isPossible = isPossibleSort(sort, list, query)
      const { sort: chosen = 'relevance', ...rest } = first
      const link = toPage(listHref(sort === 'relevance' ? rest : { ...rest, sort }))
      return isPossible ? [{ sort, isChosen: sort === chosen, link }] : []
    }),
    compare:
      query.section === 'other' || list.items.length < 2
        ? undefined
        : {
            link: toPage(comparisonPath(query.section)),
            scope: comparedScope(query.section, query.city),
            // Where the reader is stands in the address of the list alone.
            from: listHref(unplaced(query)),
          },
    items: list.items.map((item) =>
      withoutUndefined({
        ...listingCard(item, context),
        // Whether it is open today says nothing to somebody who comes on another day.
        ...(!isOfToday && { status: undefined }),
        place: placeOf(item),
        area: areas.of(item),
      }),
    ),
    schematic: mapTiles ? undefined : withoutUndefined({ center, areas: areas.all }),
    tiles: list.items.some(placeOf) ? mapTiles : undefined,
    paging: pagingOf(list, (page) => listHref({ ...query, page })),
    eased: list.eased.map(({ filter, count }) => ({
      filter,
      count,
      link: toPage(listHref(without(first, filter))),
    })),
    nearCities: list.nearCities.map(({ slug, name, count }) => ({
      label: name,
      count,
      link: toPage(listHref({ ...choices, city: slug })),
    })),
  })
})

type Props = Parameters<Parameters<typeof defineLoader<typeof directoryList>>[0]>[0]
type LinkTo = (changed: Partial<ListingQuery>) => ReturnType<typeof toPage>

function queryOf({ section, city, speciality, page = 1, query = '' }: Props): ListingQuery {
  const choices = readListingChoices(new URLSearchParams(query))
  return withoutUndefined({
    ...choices,
    section,
    city,
    speciality: speciality ?? choices.speciality,
    page,
  }) as ListingQuery
}

const scopeOf = ({ city, speciality }: ListingQuery) =>
  withoutUndefined({ city, speciality: city === undefined ? undefined : speciality })

/** Choices that the form has no field for. */
const keptOf = ({ city, flags, speciality, near }: ListingQuery) => [
  ...flags.map((name) => ({ name: name as string, value: '1' })),
  ...Object.entries({ speciality: city === undefined ? speciality : undefined, near }).flatMap(
    ([name, value]) => (value === undefined ? [] : [{ name, value }]),
  ),
]

/** Districts of the list's city, or cities of a list of all, in which its entries are, and which of them an entry is in. */
function areasOf({ items }: DirectoryList, { city }: ListingQuery, cities: readonly NamedCount[]) {
  const codeOf = ({ city: own, districts }: ListingItem) =>
    // A clinic with branches in several districts is in none of them alone.
    city === undefined ? own?.slug : districts.length === 1 ? districts[0] : undefined
  const areas = new Map(
    items.flatMap((item) => {
      const code = codeOf(item)
      const name = city === undefined ? item.city?.name : code && districtNames[code]
      if (code === undefined || !name) return []
      const own = city === undefined ? cities.find(({ slug }) => slug === code) : undefined
      return [[code, withoutUndefined({ name, center: placeOf(own ?? {}) })] as const]
    }),
  )
  const codes = [...areas.keys()]
  return {
    all: [...areas.values()],
    of(item: ListingItem) {
      const index = codes.indexOf(codeOf(item) ?? '')
      return index < 0 ? undefined : index
    },
  }
}

/** The place of the reader, if the list is ordered from there. */
function locatedOf({ items }: DirectoryList, query: ListingQuery) {
  const [latitude, longitude] = (query.near ?? '').split(',').map(Number)
  if (latitude === undefined || longitude === undefined || query.sort !== 'distance') return undefined
  const nearest = items.flatMap(({ distance }) => distance ?? [])
  return withoutUndefined({
    place: { latitude, longitude },
    nearest: nearest.length > 0 ? Math.min(...nearest) : undefined,
    link: toPage(listHref(unplaced({ ...query, page: 1 }))),
  })
}

const unplaced = ({ near: _near, sort: _sort, ...query }: ListingQuery): ListingQuery => query

/** The same list without one of its filters. */
function without(query: ListingQuery, filter: string): ListingQuery {
  const left: readonly string[] = filter === 'time' ? ['day', 'part'] : [filter]
  const rest = Object.fromEntries(Object.entries(query).filter(([name]) => !left.includes(name)))
  return { ...(rest as ListingQuery), flags: query.flags.filter((flag) => flag !== filter) }
}

/** The switches of a list, without those that would leave no entry. */
const flagsOf = ({ facets }: DirectoryList, { flags }: ListingQuery, linkTo: LinkTo) =>
  listingFlags.flatMap((flag) => {
    const count = facets.flags[flag] ?? 0
    const isChosen = flags.includes(flag)
    if (!isChosen && count === 0) return []
    const changed = isChosen ? flags.filter((other) => other !== flag) : [...flags, flag]
    return [{ flag, count, isChosen, link: linkTo({ flags: changed }) }]
  })

/** Specialities, the most frequent first; the chosen one links to the list without it. */
function specialitiesOf(
  { facets, speciality }: DirectoryList,
  query: ListingQuery,
  linkTo: LinkTo,
  { locale }: LoadContext,
) {
  const { compare } = new Intl.Collator(locale)
  const nameOf = ({ name }: NamedCount) => pickLocalized(name, locale)?.value ?? ''
  const chosen = speciality && { ...speciality, count: 0 }
  const all =
    chosen && !facets.speciality.some(({ slug }) => slug === chosen.slug)
      ? [chosen, ...facets.speciality]
      : facets.speciality
  return all
    .toSorted((a, b) => b.count - a.count || compare(nameOf(a), nameOf(b)))
    .map(({ slug, name, count }) => {
      const isChosen = slug === query.speciality
      const link = isChosen
        ? toPage(listHref(without({ ...query, page: 1 }, 'speciality')))
        : linkTo({ speciality: slug })
      return withoutUndefined({ label: name, count, link, isChosen: isChosen || undefined })
    })
}

/** Whether an order has something to go by. */
function isPossibleSort(sort: ListingSort, { facets }: DirectoryList, { near }: ListingQuery): boolean {
  if (sort === 'distance') return near !== undefined
  if (sort === 'price') return facets.price.length > 0
  return sort !== 'soonest' || facets.time.length > 0
}

/** The clock of the list's city. */
const zoneOf = ({ city, items }: DirectoryList): string => (city && items[0]?.timezone) ?? homeZone.name

/** Days from today on, by the clock of the list's city, and parts of the day, each with the other choice as it is. */
function timesOf(list: DirectoryList, { day, part }: ListingQuery, { now, expires }: LoadContext) {
  const { facets } = list
  const timezone = zoneOf(list)
  const today = calendarDate(now, timezone)
  const tomorrow = addDays(today, 1)
  if (facets.time.length > 0) expires(zonedInstant(tomorrow, '00:00', timezone))
  const countOf = (wanted: WantedTime) =>
    facets.time.find((one) => one.day === wanted.day && one.part === wanted.part)?.count ?? 0
  const days = Array.from({ length: listedDays }, (_, index) => addDays(today, index))
  return {
    day: [...new Set([...days, ...(day === undefined ? [] : [day])])]
      .sort()
      .map((date) => ({ date, count: countOf({ day: date, part }), isChosen: date === day }))
      .filter(({ count, isChosen }) => count > 0 || isChosen)
      .map((one) =>
        withoutUndefined({
          ...one,
          is:
            one.date === today
              ? ('today' as const)
              : one.date === tomorrow
                ? ('tomorrow' as const)
                : undefined,
        }),
      ),
    part: dayPartNames
      .map((value) => ({ value, count: countOf({ day, part: value }), isChosen: value === part }))
      .filter(({ count, isChosen }) => count > 0 || isChosen),
  }
}

const optionsOf = (options: readonly { value: number; count: number }[], chosen: number | undefined) =>
  options.map(({ value, count }) => ({ value: String(value), count, isChosen: value === chosen }))
