import { eq } from 'drizzle-orm'
import { listingAnswer } from '../../schemas/api/listing.ts'
import { countryOf } from '../../schemas/reference/countries.ts'
import { tags } from '../../schemas/tags.ts'
import { city } from '../database/tables/index.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { metaOf } from '../kit/input/paging.ts'
import { localize } from '../shared/answers/localize.ts'
import { readSpecialityNames } from '../shared/answers/speciality-answer.ts'
import { readPlace } from './distance-from.ts'
import { fewRows, readFewRows } from './few-rows.ts'
import { homeCountry } from './home-country.ts'
import { listingQuery, timeOf } from './listing-query.ts'
import { readCities } from './read-cities.ts'
import { readFacets } from './read-facets.ts'
import { readFigures } from './read-figures.ts'
import { readItems } from './read-items.ts'
import { withNearest } from './times/with-nearest.ts'
import { nearestSeconds, withNextFree } from './times/with-next-free.ts'
import { withWantedTimes } from './times/with-wanted-times.ts'

export const listings = defineEndpoint({
  service: 'front',
  path: '/v1/listing',
  summary:
    'Clinics, doctors or other companies of a city or all, filtered and in an order, with what each further filter would leave',
  query: listingQuery,
  answer: listingAnswer,
  read: async ({ orm, query: { filter, sort, page }, tag, expires }) => {
    const { section, location } = filter
    tag(location === undefined ? tags.listings(section) : tags.listing(section, location))
    const [names, [place]] = await Promise.all([
      readSpecialityNames(orm),
      location === undefined ? [] : orm.select().from(city).where(eq(city.slug, location)),
    ])
    const chosen = filter.speciality === undefined ? undefined : names[filter.speciality]
    if ((location !== undefined && !place) || (filter.speciality !== undefined && !chosen)) return undefined

    const currency = (countryOf(place?.country) ?? countryOf(homeCountry))?.currency ?? ''
    const facets = await readFacets(orm, filter, currency)
    if (facets.nextChange) expires(facets.nextChange)
    const near = readPlace(filter.near)
    const { number, size } = page
    const numbers = facets.total <= fewRows ? await readFewRows(orm, filter, currency) : undefined
    const [figures, items] = await Promise.all([
      place && numbers?.length
        ? readFigures(orm, numbers, { currency, timezone: place.timezone })
        : undefined,
      facets.total > (number - 1) * size
        ? readItems(
            orm,
            {
              filter,
              currency,
              sort,
              near,
              priced: facets.priced,
              timed: facets.timed,
              limit: size,
              offset: (number - 1) * size,
              ...(place && { city: place }),
              ...(numbers && { numbers }),
            },
            names,
          )
        : [],
    ])
    if (figures) expires(figures.dayEnds)
    const isBooked = section === 'doctors' && filter.online !== undefined
    const time = timeOf(filter)
    const now = Date.now()
    const shown = isBooked
      ? await withNearest(orm, items, now, time)
      : await (time
          ? withWantedTimes(orm, items, now, time, filter.speciality)
          : withNextFree(orm, items, filter.speciality))
    if (isBooked || facets.timed > 0 || time || shown.some((item) => item.NEAREST_SLOT))
      expires(new Date(now + nearestSeconds * 1000))
    const isEmpty = facets.total === 0
    if (isEmpty) tag(tags.listings(section))
    const nearCities = isEmpty && place ? await readCities(orm, filter, currency, place) : []
    return {
      LOCATION: place
        ? { LOCATION_CODE: place.slug, ...localize('LOCATION_NAME', place.name), COUNTRY: place.country }
        : null,
      SPECIALITY: chosen ? { SLUG: filter.speciality ?? '', ...localize('NAME', chosen) } : null,
      CURRENCY: currency,
      FIGURES: figures
        ? {
            OPEN_NOW: facets.open,
            OPEN_LATER: figures.openLater,
            PRICE_FROM: figures.lowest,
            PRICE_TO: figures.highest,
          }
        : null,
      data: shown,
      meta: metaOf(page, facets.total),
      FACETS: {
        OPEN: facets.open,
        FEATURES: facets.features,
        SPECIALITIES: facets.specialities.flatMap(({ value, count }) => {
          const name = names[value]
          return name ? [{ SLUG: value, ...localize('NAME', name), COUNT: count }] : []
        }),
        DISTRICTS: facets.districts.map(({ value, count }) => ({ CODE: value, COUNT: count })),
        LANGUAGES: facets.languages.map(({ value, count }) => ({ CODE: value, COUNT: count })),
        TIMES: facets.times.map(({ day = null, part = null, count }) => ({
          DAY: day,
          PART: part,
          COUNT: count,
        })),
        PRICES: facets.prices.map(({ upTo, count }) => ({ UP_TO: upTo, COUNT: count })),
        EXPERIENCE: facets.experience.map(({ years, count }) => ({ YEARS: years, COUNT: count })),
        RATINGS: facets.ratings.map(({ from, count }) => ({ FROM: from, COUNT: count })),
      },
      EASED: isEmpty
        ? facets.eased.flatMap((one) => (one.count > 0 ? [{ FILTER: one.filter, COUNT: one.count }] : []))
        : [],
      NEAR_LOCATIONS: nearCities,
    }
  },
})
