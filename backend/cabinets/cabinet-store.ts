import { and, asc, eq } from 'drizzle-orm'
import { invalidate } from '../content/invalidate.ts'
import { tags } from '../content/tags.ts'
import type { Orm } from '../database/database.ts'
import { cabinet } from '../database/tables/index.ts'

/** One cabinet of a company. */
export const theCabinet = (company: string, code: string) =>
  and(eq(cabinet.company, company), eq(cabinet.code, code))

/** All cabinets of a company in its own order, the main one first. */
export const readCabinets = (orm: Orm, company: string) =>
  orm
    .select()
    .from(cabinet)
    .where(eq(cabinet.company, company))
    .orderBy(asc(cabinet.position), asc(cabinet.code))

/** Gives the cabinets their places: that of each in the list. */
export async function placeCabinets(orm: Orm, company: string, codes: readonly string[]): Promise<void> {
  for (const [position, code] of codes.entries())
    await orm.update(cabinet).set({ position }).where(theCabinet(company, code))
}

/** Tells every page that shows a company's cabinets, or their names beside its doctors. */
export const cabinetsChanged = (orm: Orm, company: string): Promise<void> =>
  invalidate(orm, [tags.cabinets(company), tags.company(company), tags.specialists(company)])
