import { z } from '@hono/zod-openapi'
import { and, asc, countDistinct, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { directoryService, serviceOffers } from '../../schemas/api/listing.ts'
import { paged } from '../../schemas/api/paged.ts'
import { listingPageSize, listingSections } from '../../schemas/directory/listing.ts'
import { countryOf } from '../../schemas/reference/countries.ts'
import { tags } from '../../schemas/tags.ts'
import { city, listing, offer } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { equals } from '../kit/database/equals.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { metaOf, readPage } from '../kit/input/paging.ts'
import { nested, pageQuery, requestText } from '../kit/input/query.ts'
import { localize } from '../shared/answers/localize.ts'
import { readSpecialityNames } from '../shared/answers/speciality-answer.ts'
import { homeCountry } from './home-country.ts'
import { isOpenNow } from './listing-query.ts'
import { noPrices, type OfferPrices, pricesIn, shownPrices } from './offer-prices.ts'
import { changesAt } from './read-facets.ts'
import { pageKeys, readPage as readItems } from './read-items.ts'
import { namedService, serviceName } from './service-name.ts'

const currencyOf = (country: string | undefined) =>
  (countryOf(country) ?? countryOf(homeCountry))?.currency ?? ''

/** The city with a slug. */
const placeOf = async (orm: Orm, slug: string | undefined) =>
  slug === undefined ? undefined : (await orm.select().from(city).where(eq(city.slug, slug)))[0]

/** The name of a service, the number of its offers, and their prices. */
const summary = (currency: string) => ({
  slug: offer.slug,
  name: serviceName,
  count: countDistinct(offer.company),
  ...pricesIn(currency),
})

type Summary = OfferPrices & {
  slug: string
  name: typeof offer.$inferSelect.name
  count: number
}

const answerOf = (row: Summary, currency: string) => ({
  SLUG: row.slug,
  ...localize('NAME', row.name),
  COUNT: row.count,
  ...shownPrices(row, currency),
})

/** Summaries of all services, with how many there are: companies are counted in the order of an index. Those that as many offer stand by name. */
function mostOffered(
  orm: Orm,
  { location, currency }: { location: string | undefined; currency: string },
  limit: number,
  offset: number,
) {
  const prices = pricesIn(currency)
  const ofCompany = orm
    .select({
      slug: offer.slug,
      company: offer.company,
      from: prices.from.as('lowest'),
      to: prices.to.as('highest'),
      foreign: prices.foreign.as('first_foreign'),
      lastForeign: prices.lastForeign.as('last_foreign'),
      foreignFrom: prices.foreignFrom.as('lowest_foreign'),
      foreignTo: prices.foreignTo.as('highest_foreign'),
    })
    .from(offer)
    .where(equals(offer.city, location))
    .groupBy(offer.slug, offer.company)
    .as('of_company')
  const shown = orm
    .select({
      slug: ofCompany.slug,
      count: sql<number>`count(*)::int`.as('companies'),
      from: sql<number | null>`min(lowest)`.as('price_from'),
      to: sql<number | null>`max(highest)`.as('price_to'),
      foreign: sql<string | null>`min(first_foreign)`.as('foreign_first'),
      lastForeign: sql<string | null>`max(last_foreign)`.as('foreign_last'),
      foreignFrom: sql<number | null>`min(lowest_foreign)`.as('foreign_from'),
      foreignTo: sql<number | null>`max(highest_foreign)`.as('foreign_to'),
      total: sql<number>`(count(*) over ())::int`.as('total'),
    })
    .from(ofCompany)
    .groupBy(ofCompany.slug)
    .as('shown')
  return orm
    .select({
      slug: shown.slug,
      name: sql<typeof offer.$inferSelect.name>`named.name`,
      count: shown.count,
      from: shown.from,
      to: shown.to,
      foreign: shown.foreign,
      lastForeign: shown.lastForeign,
      foreignFrom: shown.foreignFrom,
      foreignTo: shown.foreignTo,
      total: shown.total,
    })
    .from(shown)
    .crossJoin(namedService(sql`shown.slug`))
    .orderBy(desc(shown.count), sql`(named.name ->> 'ru') collate "und-x-icu"`, asc(shown.slug))
    .limit(limit)
    .offset(offset)
}

export const directoryServices = defineEndpoint({
  service: 'front',
  path: '/v1/directory_services',
  summary: 'Services of the directory or of a city, those that most companies offer first',
  query: z.object({ filter: nested({ location: requestText.optional() }).optional(), page: pageQuery(60) }),
  answer: paged(directoryService),
  read: async ({ orm, query: { filter, page }, tag }) => {
    for (const section of listingSections) tag(tags.listings(section))
    const location = filter?.location
    const place = await placeOf(orm, location)
    if (location !== undefined && !place) return undefined
    const currency = currencyOf(place?.country)
    const { rows, meta } = await readPage(page, (limit, offset) =>
      mostOffered(orm, { location, currency }, limit, offset),
    )
    return { data: rows.map((row) => answerOf(row, currency)), meta }
  },
})

/** The row of a company in the lists; doctors of clinics have none by its code. */
const ofCompany = eq(listing.code, offer.company)

/** Keys of the companies that offer a service, the cheapest first, each once. */
function pageOf(orm: Orm, where: SQL | undefined, currency: string, limit: number, offset: number) {
  const order = sql`${offer.currency} = ${currency} desc, min(${offer.price}) asc nulls last, ${listing.score} desc, ${listing.code}`
  return orm
    .select(
      pageKeys(sql`row_number() over (order by ${order})`, {
        from: sql`min(${offer.price})`,
        to: sql`max(coalesce(${offer.priceTo}, ${offer.price}))`,
        currency: sql`${offer.currency}`,
      }),
    )
    .from(offer)
    .innerJoin(listing, ofCompany)
    .where(where)
    .groupBy(listing.section, listing.code, listing.city, listing.score, offer.currency)
    .orderBy(order)
    .limit(limit)
    .offset(offset)
    .as('page')
}

export const offers = defineEndpoint({
  service: 'front',
  path: '/v1/service_offers',
  summary: 'Companies of a city or of all that offer a service of the directory, the cheapest first',
  query: z.object({
    filter: nested({ service: requestText, location: requestText.optional() }),
    page: pageQuery(listingPageSize),
  }),
  answer: serviceOffers,
  read: async ({ orm, query: { filter, page }, tag, expires }) => {
    const { service, location } = filter
    for (const section of listingSections) tag(tags.listings(section))
    const place = await placeOf(orm, location)
    const currency = currencyOf(place?.country)
    const ofService = eq(offer.slug, service)
    const where = and(ofService, equals(offer.city, location))
    const [[found], [known]] = [
      await orm.select(summary(currency)).from(offer).where(where).groupBy(offer.slug),
      await orm.select(summary(currency)).from(offer).where(ofService).groupBy(offer.slug),
    ]
    if (!known || (location !== undefined && !place)) return undefined
    const [now] = await orm
      .select({
        open: sql<number>`(count(distinct ${listing.code}) filter (where ${isOpenNow}))::int`,
        nextChange: sql<Date | null>`min(${changesAt})`.mapWith((at: string) => new Date(at)),
      })
      .from(offer)
      .innerJoin(listing, ofCompany)
      .where(where)
    if (now?.nextChange) expires(now.nextChange)
    const cities = await orm
      .select({ slug: city.slug, name: city.name, count: countDistinct(offer.company) })
      .from(offer)
      .innerJoin(city, eq(city.slug, offer.city))
      .where(and(ofService, ne(offer.city, '')))
      .groupBy(city.slug)
      .orderBy(desc(countDistinct(offer.company)), asc(city.slug))
    const names = await readSpecialityNames(orm)
    const { number, size } = page
    const items = await readItems(orm, pageOf(orm, where, currency, size, (number - 1) * size), names)
    return {
      SERVICE: answerOf(found ?? { ...known, ...noPrices, count: 0 }, currency),
      LOCATION: place ? { LOCATION_CODE: place.slug, ...localize('LOCATION_NAME', place.name) } : null,
      LOCATIONS: cities.map(({ slug, name, count }) => ({
        LOCATION_CODE: slug,
        ...localize('LOCATION_NAME', name),
        COUNT: count,
      })),
      OPEN: now?.open ?? 0,
      data: items,
      meta: metaOf(page, found?.count ?? 0),
    }
  },
})
