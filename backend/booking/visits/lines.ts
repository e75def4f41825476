import { and, asc, eq, isNull } from 'drizzle-orm'
import type { PricedService } from '../../../schemas/bonuses/programme.ts'
import { visitService } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'

export type LineRow = typeof visitService.$inferSelect

/** All lines of a visit, those that were removed too, the first one first. */
export const linesOf = (orm: Orm, visit: string): Promise<LineRow[]> =>
  orm.select().from(visitService).where(eq(visitService.visit, visit)).orderBy(asc(visitService.number))

export const sumOf = ({ price, quantity }: Pick<LineRow, 'price' | 'quantity'>): number => price * quantity

/** The services of a visit with what they cost, without those that were removed. */
export const pricedServices = async (orm: Orm, visit: string): Promise<PricedService[]> =>
  (await linesOf(orm, visit))
    .filter(({ removedAt }) => removedAt === null)
    .map((line) => ({ service: line.service, sum: sumOf(line) }))

/** Removes lines of a visit, one or all, and keeps them as history. Returns how many there were. */
export async function removeLines(orm: Orm, visit: string, by: string, line?: string): Promise<number> {
  const removed = await orm
    .update(visitService)
    .set({ removedAt: new Date(), removedBy: by })
    .where(
      and(
        eq(visitService.visit, visit),
        isNull(visitService.removedAt),
        line === undefined ? undefined : eq(visitService.id, line),
      ),
    )
    .returning({ id: visitService.id })
  return removed.length
}
