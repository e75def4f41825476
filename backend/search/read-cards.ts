import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { searchCard, searchHit } from '../../schemas/api/search.ts'
import { company, listing, service, specialist } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { clinicFacts, factFields, seenAt, seenFields } from '../shared/answers/clinic-facts.ts'
import { imageAnswer } from '../shared/answers/image-answer.ts'
import { localizeOptional } from '../shared/answers/localize.ts'
import { isCardOfEntry } from '../shared/shown/card-of-entry.ts'
import type { Hit } from './find.ts'

/** The facts on a card of a company, doctor or service besides its names. */
export type CardFacts = Omit<
  z.infer<typeof searchCard>,
  keyof z.infer<typeof searchHit> | 'SOONEST' | 'DOCTORS' | 'CLINICS'
>

const isOpen = sql<boolean | null>`${listing.open} @> now()`
/** When the place opens or closes next. */
const next = sql<string | null>`(
  select min(instant)::text from unnest(${listing.open}) as hours(opened),
  lateral (values (lower(opened)), (upper(opened))) as bounds(instant) where instant > now())`

/** The rows of `listing` and company for hits that are companies or doctors. */
const listed = (orm: Orm, codes: readonly string[]) =>
  orm
    .select({
      ...seenFields,
      code: listing.code,
      city: listing.city,
      image: listing.image,
      rating: listing.rating,
      reviews: listing.reviews,
      price: listing.priceFrom,
      currency: listing.currency,
      isDemo: listing.isDemo,
      isOpen,
      next,
    })
    .from(listing)
    .innerJoin(company, eq(company.code, sql`${listing.companies}[1]`))
    .leftJoin(specialist, isCardOfEntry)
    .where(and(inArray(listing.section, ['clinics', 'doctors', 'other']), inArray(listing.code, [...codes])))

/** The rows of the price list for hits that are services. */
const priced = (orm: Orm, codes: readonly string[]) => {
  const one = (code: string): SQL | undefined => {
    const [of = '', ...rest] = code.split(' ')
    return and(eq(service.company, of), eq(service.code, rest.join(' ')))
  }
  return orm
    .select({
      ...factFields,
      company: service.company,
      service: service.code,
      price: service.price,
      currency: service.currency,
      isDemo: company.isDemo,
    })
    .from(service)
    .innerJoin(company, eq(company.code, service.company))
    .where(or(...codes.map(one)))
}

/** Whether it is open, and when that changes. */
const openingOf = (isOpen: boolean | null, next: string | null) =>
  isOpen === null
    ? { IS_OPEN: null, CHANGES_AT: null }
    : { IS_OPEN: isOpen, CHANGES_AT: next && new Date(next).toISOString() }

/** A card with the names alone. */
export const noFacts: CardFacts = {
  ...localizeOptional('ADDRESS', null),
  IMAGE: null,
  RATING: null,
  REVIEWS_COUNT: 0,
  PRICE: null,
  CURRENCY: null,
  IS_OPEN: null,
  CHANGES_AT: null,
  TIMEZONE: null,
  is_demo: false,
}

/** The key of a hit's card in the result of `readCards`. */
export const cardKey = ({ kind, code, city }: Pick<Hit['entry'], 'kind' | 'code' | 'city'>): string =>
  kind === 'service' ? `service ${code}` : `${code} ${city}`

/** The facts on the cards of hits, by `cardKey`, and the next instant at which they change by themselves. */
export async function readCards(orm: Orm, hits: readonly Hit[]) {
  const codesOf = (isService: boolean) =>
    hits.filter(({ entry }) => (entry.kind === 'service') === isService).map(({ entry }) => entry.code)
  const companies = codesOf(false)
  const services = codesOf(true)
  const cards = new Map<string, CardFacts>()
  const changes: Date[] = []
  for (const row of companies.length > 0 ? await listed(orm, companies) : []) {
    const { address, timezone } = seenAt(row)
    cards.set(`${row.code} ${row.city}`, {
      ...localizeOptional('ADDRESS', address),
      IMAGE: row.image && imageAnswer(row.image),
      RATING: row.rating,
      REVIEWS_COUNT: row.reviews,
      PRICE: row.price,
      CURRENCY: row.currency,
      ...openingOf(row.isOpen, row.next),
      TIMEZONE: timezone,
      is_demo: row.isDemo,
    })
    if (row.next) changes.push(new Date(row.next))
  }
  for (const row of services.length > 0 ? await priced(orm, services) : [])
    cards.set(`service ${row.company} ${row.service}`, {
      ...noFacts,
      ...localizeOptional('ADDRESS', clinicFacts(row).address),
      PRICE: row.price,
      CURRENCY: row.currency,
      is_demo: row.isDemo,
    })
  return { cards, changes }
}
