import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { saysLeast } from '../../schemas/directory/least-price.ts'
import type { PromotedBranch, PromotedService } from '../../schemas/promotions/promote.ts'
import type { PriceEntry } from '../../schemas/promotions/standing-since.ts'
import { cabinet, company, companyFile, service, servicePrice } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

type ServiceRow = typeof service.$inferSelect

/** The history of a service that has none yet: its price list is as old as the list says. */
function seededHistory({ pricedAt, createdAt, currency, prices, ...usual }: ServiceRow): PriceEntry[] {
  const since = pricedAt ? new Date(pricedAt) : createdAt
  const { price, priceTo, priceRepeat } = usual
  return [
    { doctor: null, cabinet: null, price, priceTo, priceRepeat, currency, since },
    ...prices.map((one) => ({
      doctor: one.doctor ?? null,
      cabinet: one.cabinet ?? null,
      price: one.price ?? null,
      priceTo: one.priceTo ?? null,
      priceRepeat: one.priceRepeat ?? null,
      currency,
      since,
    })),
  ]
}

/**
 * Since when prices of a company can have stood here: since a file with everything of it was brought, because it can say anything of the time before.
 * Undefined for a company that was never brought.
 */
async function knownSince(orm: Orm, code: string): Promise<Date | undefined> {
  const [brought] = await orm
    .select({ at: sql<string | null>`max(coalesce(${companyFile.endedAt}, now()))` })
    .from(companyFile)
    .where(
      and(
        eq(companyFile.company, code),
        eq(companyFile.direction, 'in'),
        inArray(companyFile.state, ['writing', 'written']),
      ),
    )
  return brought?.at ? new Date(brought.at) : undefined
}

/** The history of prices as it counts: what is older than it can be known is as old as that. */
const notBefore = (history: readonly PriceEntry[], known: Date | undefined): PriceEntry[] =>
  history.map((entry) => (known && entry.since < known ? { ...entry, since: known } : entry))

/** Services by their codes, each with the history of its prices. */
export async function readServices(
  orm: Orm,
  code: string,
  services: readonly string[],
): Promise<Map<string, PromotedService>> {
  if (services.length === 0) return new Map()
  const those = [...new Set(services)]
  const rows = await orm
    .select()
    .from(service)
    .where(and(eq(service.company, code), inArray(service.code, those)))
  const entries = await orm
    .select()
    .from(servicePrice)
    .where(and(eq(servicePrice.company, code), inArray(servicePrice.service, those)))
    .orderBy(asc(servicePrice.since), asc(servicePrice.id))
  const histories = Map.groupBy(entries, (entry) => entry.service)
  const now = new Date()
  const known = await knownSince(orm, code)
  return new Map(
    rows.map((row) => [
      row.code,
      {
        code: row.code,
        price: row.price,
        priceTo: row.priceTo,
        currency: row.currency,
        prices: row.prices,
        isHidden: row.status !== 'shown' || (row.shownUntil !== null && row.shownUntil <= now),
        isLeast: saysLeast(row.note ?? undefined),
        history: notBefore(histories.get(row.code) ?? seededHistory(row), known),
      },
    ]),
  )
}

/** The branches of a company with their zones; the company itself, if it has none. */
export async function readBranches(orm: Orm, code: string): Promise<PromotedBranch[]> {
  const branches = await orm
    .select({ code: cabinet.code, timezone: cabinet.timezone })
    .from(cabinet)
    .where(eq(cabinet.company, code))
    .orderBy(asc(cabinet.position), asc(cabinet.code))
  if (branches.length > 0) return branches
  return orm
    .select({ code: sql<null>`null`, timezone: company.timezone })
    .from(company)
    .where(eq(company.code, code))
}
