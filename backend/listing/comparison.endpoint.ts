import { z } from '@hono/zod-openapi'
import { and, asc, countDistinct, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { comparison } from '../../schemas/api/comparison.ts'
import { comparedSections, mostCompared } from '../../schemas/directory/comparison.ts'
import { tags } from '../../schemas/tags.ts'
import { listing, offer } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { nested } from '../kit/input/query.ts'
import { localize } from '../shared/answers/localize.ts'
import { readSpecialityNames } from '../shared/answers/speciality-answer.ts'
import { changesAt } from './read-facets.ts'
import { pageKeys, readPage } from './read-items.ts'
import { serviceName } from './service-name.ts'
import { withNearest } from './times/with-nearest.ts'
import { nearestSeconds, withNextFree } from './times/with-next-free.ts'

type Section = (typeof comparedSections)[number]

/** Services that are shown at most, those that most of the clinics offer first. */
const mostServices = 30

const ofSlugs = (section: Section, slugs: string[]) =>
  and(eq(listing.section, section), inArray(listing.slug, slugs), listing.isMain)

/** Keys of the rows with these slugs, in their order. */
const pageOf = (orm: Orm, section: Section, slugs: string[]) =>
  orm
    .select(pageKeys(sql`array_position(${sql.param(slugs)}::text[], ${listing.slug})`))
    .from(listing)
    .where(ofSlugs(section, slugs))
    .as('page')

/** Services that at least two of the companies offer, with the lowest and highest price of each company by its code. */
async function sharedServices(orm: Orm, companies: string[]) {
  const rows = await orm
    .select({ slug: offer.slug, name: serviceName })
    .from(offer)
    .where(inArray(offer.company, companies))
    .groupBy(offer.slug)
    .having(gte(countDistinct(offer.company), 2))
    .orderBy(desc(countDistinct(offer.company)), asc(offer.slug))
    .limit(mostServices)
  if (rows.length === 0) return []
  const prices = await orm
    .select({
      slug: offer.slug,
      company: offer.company,
      currency: offer.currency,
      from: sql<number | null>`min(${offer.price})::float8`,
      to: sql<number | null>`max(coalesce(${offer.priceTo}, ${offer.price}))::float8`,
    })
    .from(offer)
    .where(
      and(
        inArray(offer.company, companies),
        inArray(
          offer.slug,
          rows.map(({ slug }) => slug),
        ),
      ),
    )
    .groupBy(offer.slug, offer.company, offer.currency)
  return rows.map((row) => ({
    ...row,
    prices: companies.map((company) =>
      prices.find((one) => one.slug === row.slug && one.company === company && one.from !== null),
    ),
  }))
}

/** Doctors with how and when those who can be booked online are booked. */
async function withBooking(orm: Orm, items: Awaited<ReturnType<typeof readPage>>) {
  const booked = await withNearest(
    orm,
    items.filter((item) => item.is_active_online_entry),
    Date.now(),
  )
  const byCode = new Map(booked.map((item) => [item.CODE, item]))
  return items.map((item) => byCode.get(item.CODE) ?? item)
}

export const comparisons = defineEndpoint({
  service: 'front',
  path: '/v1/comparison',
  summary: `Up to ${mostCompared} clinics or doctors side by side; those that there are not are left out`,
  query: z.object({
    filter: nested({
      section: z.enum(comparedSections),
      /** Slugs, separated by commas. */
      slugs: z.string().regex(/^[a-z0-9-]{1,120}(?:,[a-z0-9-]{1,120}){0,3}$/),
    }),
  }),
  answer: comparison,
  read: async ({ orm, query: { filter }, tag, expires }) => {
    const { section } = filter
    const slugs = filter.slugs.split(',')
    tag(tags.listings(section))
    const names = await readSpecialityNames(orm)
    const rows = await readPage(orm, pageOf(orm, section, slugs), names)
    const data = await (section === 'doctors' ? withBooking(orm, rows) : withNextFree(orm, rows))
    if (data.some((item) => item.NEAREST_SLOT)) expires(new Date(Date.now() + nearestSeconds * 1000))
    const [next] = await orm
      .select({ at: sql<Date | null>`min(${changesAt})`.mapWith((at: string) => new Date(at)) })
      .from(listing)
      .where(ofSlugs(section, slugs))
    if (next?.at) expires(next.at)
    const services =
      section === 'clinics' && data.length > 1
        ? await sharedServices(
            orm,
            data.map(({ CODE }) => CODE),
          )
        : []
    return {
      data,
      SERVICES: services.map(({ slug, name, prices }) => ({
        SLUG: slug,
        ...localize('NAME', name),
        PRICES: prices.map((price) =>
          price && price.from !== null
            ? { PRICE_FROM: price.from, PRICE_TO: price.to, CURRENCY: price.currency }
            : null,
        ),
      })),
    }
  },
})
