import { sql } from 'drizzle-orm'
import type { RowPlace } from '../../schemas/areas/define-area.ts'
import type { Orm } from '../database/database.ts'
import { rowCode } from '../database/tables/index.ts'
import type { Area } from './area.ts'

/** Codes that are numbers; a seed may also have words for codes, and those are never generated. */
const numeric = '^[0-9]{1,15}$'

const key = [rowCode.company, rowCode.area]

/**
 * The code of a new row: a number above those of all rows that the company has, or has had, in the area. So a form that
 * was opened before a removal, or a link that somebody has kept, cannot reach another row.
 */
export async function nextCode(orm: Orm, { table, columns, definition }: Area, company: string) {
  const next = sql`(
    select coalesce(max(${columns.code}::bigint), 0) + 1 from ${table}
    where ${columns.company} = ${company} and ${columns.code} ~ ${numeric})`
  const [row] = await orm
    .insert(rowCode)
    .values({ company, area: definition.name, last: next })
    .onConflictDoUpdate({ target: key, set: { last: sql`greatest(${rowCode.last} + 1, excluded.last)` } })
    .returning({ last: rowCode.last })
  if (!row) throw new Error(`no code for a new row of ${definition.name}`)
  return String(row.last)
}

/** Keeps the code of a removed row from being given again; it may come from a seed, which does not count. */
export async function retireCode(orm: Orm, { definition }: Area, { company, code }: RowPlace): Promise<void> {
  if (!new RegExp(numeric).test(code)) return
  await orm
    .insert(rowCode)
    .values({ company, area: definition.name, last: Number(code) })
    .onConflictDoUpdate({ target: key, set: { last: sql`greatest(${rowCode.last}, excluded.last)` } })
}
