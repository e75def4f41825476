import type { SearchCard, SearchResults, SearchStart } from '../../entities/search.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import type { RawSearchCard, RawSearchLocation, RawSearchResults, RawSearchStart } from '../raw/search.ts'
import { imageOf, textOf } from './parts.ts'

/** A city; undefined without a code or a name. */
function cityOf(raw: Partial<RawSearchLocation>): SearchCard['city'] {
  const name = textOf(raw, 'LOCATION_NAME')
  return raw.LOCATION_CODE && name ? { slug: raw.LOCATION_CODE, name } : undefined
}

function cardFromRaw(raw: RawSearchCard): SearchCard {
  const name = textOf(raw, 'NAME') ?? { ru: raw.SLUG }
  return withoutUndefined({
    kind: raw.KIND,
    slug: raw.SLUG,
    page: raw.PAGE,
    profile: raw.PROFILE && { section: raw.PROFILE.SECTION, slug: raw.PROFILE.SLUG },
    name,
    detail: textOf(raw, 'DETAIL'),
    because: textOf(raw, 'BECAUSE'),
    city: cityOf(raw),
    address: textOf(raw, 'ADDRESS'),
    image: raw.IMAGE && imageOf(raw.IMAGE, name),
    rating: raw.RATING,
    reviews: raw.REVIEWS_COUNT ?? 0,
    price: raw.PRICE,
    currency: raw.CURRENCY,
    opening:
      raw.IS_OPEN === undefined
        ? undefined
        : withoutUndefined({ isOpen: raw.IS_OPEN, changesAt: raw.CHANGES_AT }),
    timezone: raw.TIMEZONE,
    soonest: raw.SOONEST,
    isDemo: raw.is_demo ?? false,
    doctors: raw.DOCTORS,
    clinics: raw.CLINICS,
  })
}

export const searchResultsFromRaw = (raw: RawSearchResults): SearchResults =>
  withoutUndefined({
    city: raw.LOCATION && cityOf(raw.LOCATION),
    isCityNamed: raw.IS_LOCATION_NAMED ?? false,
    isElsewhere: raw.IS_ELSEWHERE ?? false,
    corrected: textOf(raw, 'CORRECTED'),
    groups: raw.GROUPS.map(({ KIND, TOTAL, IS_MORE, ITEMS }) => ({
      kind: KIND,
      total: Math.max(TOTAL, ITEMS.length),
      isMore: IS_MORE ?? false,
      items: ITEMS.map(cardFromRaw),
    })),
    page: raw.meta?.page ?? 1,
    pages: Math.max(1, raw.meta?.pages ?? 1),
  })

export const searchStartFromRaw = ({ SPECIALITIES, LOCATIONS }: RawSearchStart): SearchStart => ({
  specialities: SPECIALITIES.flatMap((raw) => {
    const name = textOf(raw, 'NAME')
    return name ? [{ slug: raw.SLUG, name, count: raw.COUNT }] : []
  }),
  cities: LOCATIONS.flatMap((raw) => {
    const city = cityOf(raw)
    return city ? [{ ...city, count: raw.COUNT }] : []
  }),
})
