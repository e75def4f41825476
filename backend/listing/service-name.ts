import { type SQL, sql } from 'drizzle-orm'
import { offer } from '../database/tables/index.ts'

type Name = typeof offer.$inferSelect.name

/** How many languages a name has. */
const languagesOf = (name: SQL | typeof offer.name) => sql`(select count(*) from jsonb_object_keys(${name}))`

/** Offers among which a name is looked for, because thousands of companies may offer the same. */
const compared = sql.raw('20')

/** The first of some names in each language. They are of one service, so that each translates the others. */
const joined = (names: SQL) => sql<Name>`(
  select jsonb_object_agg(language, words) from (
    select distinct on (language) language, words
    from unnest(${names}) with ordinality as names(one, place), jsonb_each(names.one) as each_one(language, words)
    order by language, place) as first_words)`

/**
 * The name of a service that several companies offer, in each language in which any of them has it, because each reader has to understand
 * it; where several do, that of the company whose name has the most languages. An aggregate of `offer`.
 */
export const serviceName = joined(
  sql`(array_agg(${offer.name} order by ${languagesOf(offer.name)} desc, ${offer.company}, ${offer.service}))[1:${compared}]`,
)

/** The same as a table `named` of one row, for the service whose slug is `slug` of an outer query. */
export const namedService = (slug: SQL) => sql`lateral (
  select ${joined(sql`array_agg(name order by ${languagesOf(sql`name`)} desc, company, service)`)} as name from (
    select ${offer.name} as name, ${offer.company} as company, ${offer.service} as service
    from ${offer} where ${offer.slug} = ${slug} order by ${offer.company} limit ${compared}) as some_offers) as named`
