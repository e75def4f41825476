import type cityDoctors from '../../schemas/blocks/city-doctors.ts'
import { homeZone } from '../../schemas/formats/home-zone.ts'
import { addDays, calendarDate } from '../../schemas/formats/zone.ts'
import type { ListingItem } from '../entities/listing.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { homePath, listHref, listOf } from '../parts/directory-paths.ts'
import { placesOf } from '../parts/directory-places.ts'
import { listingCard } from '../parts/listing-card.ts'
import type { ListingQuery } from '../parts/listing-query.ts'
import { toPage } from '../parts/paths.ts'
import { shownCity } from '../parts/shown-city.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** Doctors of each kind that are shown. */
const most = 3

/** What counts as praise: a rating from this on, of at least so many reviews. */
const praise = { rating: 4, reviews: 5 }

/**
 * Doctors of a city who are free today, or tomorrow if nobody is, and others whom patients praise. All are read from lists that readers open, so
 * that their answers are kept.
 */
export default defineLoader<typeof cityDoctors>(async (_, context) => {
  const { source, now } = context
  const { cities, shown } = await shownCity(context)
  if (!shown) return undefined
  const list = { section: 'doctors' as const, city: shown.slug, page: 1 }
  const byRating: ListingQuery = { ...list, flags: [], rating: praise.rating, sort: 'rating' }
  const soonest: ListingQuery = { ...list, flags: ['online'], sort: 'soonest' }
  const [rated, booked] = await Promise.all([source.listing(byRating), source.listing(soonest)])
  const today = calendarDate(now, booked.items[0]?.timezone ?? homeZone.name)
  const freeOn = (day: string) =>
    booked.items.filter(({ slots: [first] }) => first?.date === day).slice(0, most)
  const ofToday = freeOn(today)
  const isToday = ofToday.length > 0
  const day = isToday ? today : addDays(today, 1)
  const free = isToday ? ofToday : freeOn(day)
  const praised = rated.items
    .filter(
      ({ slug, rating }) => (rating?.count ?? 0) >= praise.reviews && !free.some((one) => one.slug === slug),
    )
    .slice(0, most)
  if (free.length + praised.length === 0) return undefined
  const freePicked = picked(free, { ...list, flags: ['online'], day }, context)
  return withoutUndefined({
    ...placesOf(shown.slug, cities, (city) => (city === undefined ? listOf('doctors') : homePath(city))),
    free: freePicked && { day: isToday ? ('today' as const) : ('tomorrow' as const), ...freePicked },
    praised: picked(praised, byRating, context),
  })
})

const picked = (items: readonly ListingItem[], all: ListingQuery, context: LoadContext) =>
  items.length > 0
    ? { items: items.map((item) => listingCard(item, context)), all: toPage(listHref(all)) }
    : undefined
