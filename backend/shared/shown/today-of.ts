import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { homeZone } from '../../../schemas/formats/home-zone.ts'
import { cabinet, company } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'

/** The zone of a clinic in a query that has the table `company`: that of its first branch. */
export const zoneThere: SQL<string> = sql<string>`coalesce((select ${cabinet.timezone} from ${cabinet}
  where ${cabinet.company} = ${company.code} order by ${cabinet.position} limit 1), ${company.timezone})`

/** Today's date there, by which points end. */
export const todayThere: SQL<string> = sql<string>`(now() at time zone ${zoneThere})::date::text`

/** Today's date in the clinic of a code, in a query that has no table `company`; in Almaty, if there is no such clinic. */
export const todayAt = (code: string | PgColumn): SQL<string> =>
  sql<string>`(now() at time zone coalesce((select ${zoneThere} from ${company} where ${company.code} = ${code}), ${homeZone.name}))::date`

/** The zone of a clinic, and today's date in it. */
export async function clockOf(orm: Orm, code: string): Promise<{ zone: string; today: string }> {
  const [row] = await orm
    .select({ zone: zoneThere, today: todayThere })
    .from(company)
    .where(eq(company.code, code))
  if (!row) throw new Error(`no company ${code}`)
  return row
}

/** Today's date in a clinic (`todayThere`). */
export const todayOf = async (orm: Orm, code: string): Promise<string> => (await clockOf(orm, code)).today
