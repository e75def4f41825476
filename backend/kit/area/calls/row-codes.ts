import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { isOfProduct, type RowPlace } from '../../../../schemas/areas/define-area.ts'
import type { Orm } from '../../database/database.ts'
import { rowCode } from '../../tables/index.ts'
import type { Area } from '../area.ts'

/** Numeric codes; seeds may also contain other codes, which are never generated. */
const numeric = '^[0-9]{1,15}$'

const key = [rowCode.company, rowCode.area]

/**
 * Generates the codes of `count` new rows: numbers above those of all current and former rows of the company in the area.
 * Thus a form or link from before a removal cannot refer to another row. In an area of the product codes are random.
 */
export async function nextCodes(
  orm: Orm,
  { table, columns, definition }: Area,
  company: string,
  count: number,
): Promise<string[]> {
  if (isOfProduct(definition)) return Array.from({ length: count }, () => randomUUID())
  const next = sql`(
    select coalesce(max(${columns.code}::bigint), 0) + ${count}::bigint from ${table}
    where ${columns.company} = ${company} and ${columns.code} ~ ${numeric})`
  const [row] = await orm
    .insert(rowCode)
    .values({ company, area: definition.name, last: next })
    .onConflictDoUpdate({
      target: key,
      set: { last: sql`greatest(${rowCode.last} + ${count}::bigint, excluded.last)` },
    })
    .returning({ last: rowCode.last })
  if (!row) throw new Error(`no code for a new row of ${definition.name}`)
  const first = Number(row.last) - count + 1
  return Array.from({ length: count }, (_, at) => String(first + at))
}

/** Prevents reuse of a removed row's code, which may come from a seed and not from the counter. */
export async function retireCode(orm: Orm, { definition }: Area, { company, code }: RowPlace): Promise<void> {
  if (isOfProduct(definition) || !new RegExp(numeric).test(code)) return
  await orm
    .insert(rowCode)
    .values({ company, area: definition.name, last: Number(code) })
    .onConflictDoUpdate({ target: key, set: { last: sql`greatest(${rowCode.last}, excluded.last)` } })
}
