import { isDeepStrictEqual } from 'node:util'
import { and, arrayOverlaps, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import { listingSections } from '../../schemas/directory/listing.ts'
import { tags } from '../../schemas/tags.ts'
import { company, listed, listing } from '../database/tables/index.ts'
import { givePeople } from '../doctors/index.ts'
import type { Orm } from '../kit/database/database.ts'
import {
  companyListing,
  doctorListings,
  gatherSources,
  type Listing,
  openDays,
  readNextChanges,
  refreshOffers,
  rememberFacts,
  type Sources,
} from '../listing/index.ts'
import { refreshEntries } from '../search/index.ts'

const dayMs = 86_400_000

/** Counted up whenever other rows are made of the same companies: all rows are then written anew. */
export const listingVersion = 9

/** Rows per statement: a row has 30 columns, and a statement may have 65,535 parameters. */
const batch = 500

/**
 * Writes the rows of `listing` and `search_entry` for companies with these codes anew, those of their doctors, their offers, and what is known of them. Returns
 * the tags of the lists that may have changed by it.
 */
export async function refreshListings(
  orm: Orm,
  codes: readonly string[],
  now = new Date(),
): Promise<string[]> {
  if (codes.length === 0) return []
  await lockDirectory(orm)
  await givePeople(orm, codes)
  const sources = await gatherSources(orm, codes, now)
  const rows = rowsOf(codes, sources)
  const people = [...new Set(sources.cards.map(({ person }) => person))]
  const before = await writeRows(orm, codes, people, rows)
  await refreshEntries(orm, codes, rows, sources)
  await refreshOffers(orm, codes, sources)
  await rememberFacts(orm, codes, sources)
  await rememberUntil(orm, codes, now)
  return [
    ...changedLists(before, rows),
    ...changedVisits(before, rows),
    tags.search,
    ...(countsOf(before) === countsOf(rows) ? [] : [tags.searchStart]),
  ]
}

/** Waits until nobody else writes what companies share in the directory: rows of people, sets and words. Companies are locked before. */
const lockDirectory = (orm: Orm) =>
  orm.execute(sql`select pg_advisory_xact_lock(hashtextextended('directory', 0))`)

/** The rows of companies, and of all doctors who have a card there. */
const rowsOf = (codes: readonly string[], sources: Sources): Listing[] => [
  ...codes.flatMap((code) => {
    const source = sources.companies.get(code)
    return source ? companyListing(source, sources) : []
  }),
  ...[...Map.groupBy(sources.cards, ({ person }) => person).values()].flatMap((cards) =>
    doctorListings(cards, sources),
  ),
]

/**
 * Writes of the rows of `listing` for a company only its free times, after a booking or as time goes by. No list is made anew for it: those
 * with times are a minute old at most.
 */
export async function refreshTimes(orm: Orm, company: string): Promise<void> {
  await lockDirectory(orm)
  const rows = rowsOf([company], await gatherSources(orm, [company], new Date()))
  const times = rows.map(({ section, code, city, soonest = null, freeParts = [] }) => ({
    section,
    code,
    city,
    soonest,
    parts: freeParts,
  }))
  await orm.execute(sql`
    update ${listing} set soonest = fresh.soonest, free_parts = fresh.parts
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
      as fresh(section text, code text, city text, soonest timestamptz, parts text[])
    where ${listing.section} = fresh.section and ${listing.code} = fresh.code and ${listing.city} = fresh.city
      and (${listing.soonest}, ${listing.freeParts}) is distinct from (fresh.soonest, fresh.parts)`)
}

const key = ({ section, code, city }: Pick<Listing, 'section' | 'code' | 'city'>) =>
  `${section} ${code} ${city}`

/**
 * Writes rows in place of those that were made of companies or people, and returns these. A row that stays keeps its number, so that the
 * sets of rows (`listing_set`) stay dense, and change only where it does.
 */
async function writeRows(
  orm: Orm,
  companies: readonly string[],
  people: readonly string[],
  rows: readonly Listing[],
) {
  const { section, code, city, isMain, specialities, number } = listing
  const { companies: ofCompanies, priceFrom, currency, isVisitPrice } = listing
  const before = await orm
    .select({
      ...{ section, code, city, isMain, specialities, number },
      ...{ companies: ofCompanies, priceFrom, currency, isVisitPrice },
    })
    .from(listing)
    .where(
      or(
        arrayOverlaps(listing.companies, [...companies]),
        // A person who has joined another clinic is not listed with it yet.
        and(eq(section, 'doctors'), inArray(code, [...people])),
      ),
    )
  const staying = new Set(rows.map(key))
  const gone = before.flatMap((row) => (staying.has(key(row)) ? [] : [row.number]))
  if (gone.length > 0) await orm.delete(listing).where(inArray(number, gone))
  const numbers = new Map(before.map((row) => [key(row), row.number]))
  for (let from = 0; from < rows.length; from += batch)
    await orm
      .insert(listing)
      .values(rows.slice(from, from + batch).map((row) => ({ ...row, number: numbers.get(key(row)) })))
      .onConflictDoUpdate({ target: [section, code, city], set: changed })
  return before
}

/** Each column but the number gets the value of the new row. */
const changed = Object.fromEntries(
  Object.entries(getTableColumns(listing)).flatMap(([name, column]) =>
    name === 'number' ? [] : [[name, sql`excluded.${sql.identifier(column.name)}`]],
  ),
)

type ListPlace = Pick<typeof listing.$inferSelect, 'section' | 'city'>

/** Tags of the lists that had or have one of the rows, and of the numbers of cities where these differ. */
function changedLists(before: readonly ListPlace[], after: readonly ListPlace[]): string[] {
  const lists = [...before, ...after].flatMap(({ section, city }) => [
    tags.listings(section),
    tags.listing(section, city),
  ])
  const numbers = (rows: readonly ListPlace[], section: string) =>
    rows.flatMap((row) => (row.section === section ? [row.city] : [])).sort()
  const counts = listingSections.flatMap((section) =>
    isDeepStrictEqual(numbers(before, section), numbers(after, section)) ? [] : [tags.listingCities(section)],
  )
  return [...new Set([...lists, ...counts])]
}

type Visited = Pick<
  Listing,
  'section' | 'code' | 'city' | 'companies' | 'priceFrom' | 'currency' | 'isVisitPrice'
>

/** Tags of the companies of whose doctors a first visit costs something else than before. */
function changedVisits(before: readonly Visited[], after: readonly Visited[]): string[] {
  const pricesOf = (rows: readonly Visited[]) =>
    Map.groupBy(
      rows.filter(({ section, isVisitPrice }) => section === 'doctors' && isVisitPrice),
      ({ companies: [first = ''] }) => first,
    )
  const [old, fresh] = [pricesOf(before), pricesOf(after)]
  const said = (rows: readonly Visited[] = []) =>
    rows.map(({ code, city, priceFrom, currency }) => [code, city, priceFrom, currency].join(' ')).sort()
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((company) =>
    isDeepStrictEqual(said(old.get(company)), said(fresh.get(company))) ? [] : [tags.firstVisits(company)],
  )
}

/** A key of the rows' section, city and speciality: counts change only if it does. */
const countsOf = (rows: readonly Pick<Listing, 'section' | 'city' | 'isMain' | 'specialities'>[]): string =>
  rows
    .map(({ section, city, isMain, specialities }) =>
      [section, city, isMain, ...specialities.toSorted()].join(' '),
    )
    .sort()
    .join()

/** Until when the rows are right: the next period of a doctor or service, or when opening times are no longer known. */
async function rememberUntil(orm: Orm, codes: readonly string[], now: Date): Promise<void> {
  const usual = new Date(now.getTime() + (openDays - 2) * dayMs)
  const next = Map.groupBy(await readNextChanges(orm, codes), ({ company }) => company)
  const existing = await orm
    .select({ company: company.code })
    .from(company)
    .where(inArray(company.code, [...codes]))
  if (existing.length === 0) return
  const rows = existing.map((one) => {
    const changes = (next.get(one.company) ?? []).flatMap(({ at }) => (at ? [new Date(at)] : []))
    const until = new Date(Math.min(usual.getTime(), ...changes.map(Number)))
    return { ...one, until, version: listingVersion }
  })
  await orm
    .insert(listed)
    .values(rows)
    .onConflictDoUpdate({
      target: listed.company,
      set: { until: sql`excluded.until`, version: sql`excluded.version` },
    })
}
