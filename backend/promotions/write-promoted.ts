import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Promotion } from '../../schemas/areas/promotion.ts'
import { promote } from '../../schemas/promotions/promote.ts'
import type { PromotedPrice } from '../../schemas/promotions/promoted-price.ts'
import { tags } from '../../schemas/tags.ts'
import { listed, promotedPrice, promotion } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { readPromoted, rowOf } from './promoted-rows.ts'
import { readBranches, readServices } from './read-facts.ts'

const dayMs = 86_400_000

/** Prices that are over are kept for so long: far beyond the days in which they keep another promotion from the service. */
const keptDays = 100

type PromotionRow = typeof promotion.$inferSelect

/** A stored promotion as the rules take it. */
export const ruledPromotion = (row: PromotionRow): Promotion & { code: string } => ({
  code: row.code,
  title: row.title,
  from: row.from,
  to: row.to,
  services: row.services,
  ...(row.percent !== null && { percent: row.percent }),
  ...(row.doctors && { doctors: row.doctors }),
  ...(row.cabinets && { cabinets: row.cabinets }),
})

const keyOf = ({ promotion: code, service, cabinet, startsAt }: PromotedPrice) =>
  JSON.stringify([code, service, cabinet, startsAt.getTime()])

/** The same for the same prices, in whatever order they and their properties are. */
const sameText = (prices: readonly PromotedPrice[]): string =>
  prices
    .map((one) =>
      JSON.stringify([keyOf(one), one.endsAt, one.doctors, one.except, one.before, one.now, one.currency]),
    )
    .sort()
    .join()

/**
 * The prices of all published promotions of a company. One that stands already comes before others, so that a new one of the same service
 * takes nothing from it; of new ones the earlier is first.
 */
async function promotedNow(
  orm: Orm,
  company: string,
  stored: readonly PromotedPrice[],
): Promise<PromotedPrice[]> {
  const rows = (
    await orm
      .select()
      .from(promotion)
      .where(and(eq(promotion.company, company), eq(promotion.status, 'shown')))
  ).map(ruledPromotion)
  if (rows.length === 0) return []
  const services = await readServices(
    orm,
    company,
    rows.flatMap((row) => row.services.map(({ service }) => service)),
  )
  const branches = await readBranches(orm, company)
  const standing = new Set(stored.map((one) => one.promotion))
  const rank = ({ code, from }: Promotion & { code: string }) =>
    `${standing.has(code) ? 0 : 1} ${from} ${code}`
  const made: PromotedPrice[] = []
  for (const row of rows.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))) {
    const others = [...stored.filter(({ startsAt }) => startsAt <= new Date()), ...made].filter(
      (other) => other.promotion !== row.code,
    )
    made.push(...promote(row, { services, branches, others, now: new Date() }).prices)
  }
  return made
}

/** Writes the promoted prices of a company anew. Returns whether any has changed. */
async function writePrices(orm: Orm, company: string): Promise<boolean> {
  const stored = await readPromoted(orm, company)
  const now = new Date()
  const wanted = new Map((await promotedNow(orm, company, stored)).map((one) => [keyOf(one), one]))
  if (stored.length === 0 && wanted.size === 0) return false
  // What has begun ends, and is not forgotten: it keeps the next promotion of the service at its distance.
  const kept = stored
    .filter(({ startsAt }) => startsAt <= now)
    .map((one) => wanted.get(keyOf(one)) ?? { ...one, endsAt: one.endsAt < now ? one.endsAt : now })
    .map((one) =>
      one.endsAt <= one.startsAt ? { ...one, endsAt: new Date(one.startsAt.getTime() + 1) } : one,
    )
  const keptKeys = new Set(kept.map(keyOf))
  const begun = [...wanted.values()].filter((one) => !keptKeys.has(keyOf(one)) && one.endsAt > now)
  const next = [...kept, ...begun]
  if (sameText(next) === sameText(stored)) return false
  await orm.delete(promotedPrice).where(eq(promotedPrice.company, company))
  const rows = next
    .filter(({ endsAt }) => endsAt.getTime() > now.getTime() - keptDays * dayMs)
    .map((one) => rowOf(company, one))
  for (let at = 0; at < rows.length; at += 1000)
    await orm.insert(promotedPrice).values(rows.slice(at, at + 1000))
  return true
}

/**
 * Writes the promoted prices of companies anew, in the transaction that has changed promotions, prices or branches. Returns the tags of the
 * answers that name them; the lists of the directory follow by their worker.
 */
export async function writePromoted(orm: Orm, companies: readonly string[]): Promise<string[]> {
  const having = await orm
    .select({ company: promotion.company })
    .from(promotion)
    .where(inArray(promotion.company, [...companies]))
    .union(
      orm
        .select({ company: promotedPrice.company })
        .from(promotedPrice)
        .where(inArray(promotedPrice.company, [...companies])),
    )
  const changed: string[] = []
  for (const { company } of having) if (await writePrices(orm, company)) changed.push(company)
  if (changed.length > 0) {
    await orm
      .update(listed)
      .set({ until: sql`least(${listed.until}, now())` })
      .where(inArray(listed.company, changed))
    await orm.execute(sql`select pg_notify('shipa_listing_due', '')`)
  }
  return changed.map(tags.promotions)
}
