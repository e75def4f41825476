import { and, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { PromotedPrice } from '../../schemas/promotions/promoted-price.ts'
import { promotedPrice } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

type PromotedRow = typeof promotedPrice.$inferSelect

/** A stored price as the rules take it. */
export const promotedOf = ({ company: _, cabinet, ...row }: PromotedRow): PromotedPrice => ({
  ...row,
  cabinet: cabinet || null,
})

/** A price as it is stored. */
export const rowOf = (company: string, { cabinet, ...price }: PromotedPrice): PromotedRow => ({
  ...price,
  company,
  cabinet: cabinet ?? '',
})

/** Stored prices of a company, those that are over too. */
export async function readPromoted(orm: Orm, company: string, where?: SQL): Promise<PromotedPrice[]> {
  const rows = await orm
    .select()
    .from(promotedPrice)
    .where(and(eq(promotedPrice.company, company), where))
  return rows.map(promotedOf)
}

/** Prices of a company that hold now or will, of some of its services. */
export const readCurrent = (
  orm: Orm,
  company: string,
  services: readonly string[],
  now: number,
): Promise<PromotedPrice[]> =>
  services.length === 0
    ? Promise.resolve([])
    : readPromoted(
        orm,
        company,
        and(inArray(promotedPrice.service, [...services]), gt(promotedPrice.endsAt, new Date(now))),
      )
