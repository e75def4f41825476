import { eq } from 'drizzle-orm'
import type { Programme } from '../../schemas/bonuses/programme.ts'
import { bonusProgramme } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/** The rules of a clinic's bonus programme, which may be off; undefined if it has none. */
export async function readProgramme(orm: Orm, company: string): Promise<Programme | undefined> {
  const [row] = await orm.select().from(bonusProgramme).where(eq(bonusProgramme.company, company))
  return row && { ...row, months: row.months ?? undefined, confirmFrom: row.confirmFrom ?? undefined }
}
