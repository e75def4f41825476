import { type SQL, sql } from 'drizzle-orm'
import { offer } from '../database/tables/index.ts'

type Name = typeof offer.$inferSelect.name

/** How many languages a name has. */
const languagesOf = (name: SQL | typeof offer.name) => sql`(select count(*) from jsonb_object_keys(${name}))`

/**
 * The name of a service that several companies offer: that with the most languages, because each reader has to understand it; of equal ones
 * that of the first company. An aggregate of `offer`.
 */
export const serviceName = sql<Name>`(array_agg(${offer.name} order by ${languagesOf(offer.name)} desc, ${offer.company}, ${offer.service}))[1]`

/** Offers among which a name is looked for, because thousands of companies may offer the same. */
const compared = 20

/** The same as a table `named` of one row, for the service whose slug is `slug` of an outer query. */
export const namedService = (slug: SQL) => sql`lateral (
  select name from (
    select ${offer.name} as name, ${offer.company} as company, ${offer.service} as service
    from ${offer} where ${offer.slug} = ${slug} order by ${offer.company} limit ${sql.raw(String(compared))}) as some_offers
  order by ${languagesOf(sql`some_offers.name`)} desc, company, service limit 1) as named`
