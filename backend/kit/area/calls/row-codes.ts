import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { isOfProduct, type RowPlace } from '../../../../schemas/areas/define-area.ts'
import type { Orm } from '../../database/database.ts'
import { retireNumber, takeNumbers } from '../../numbers/take-numbers.ts'
import type { Area } from '../area.ts'

/** Numeric codes; seeds may also contain other codes, which are never generated. */
const numeric = '^[0-9]{1,15}$'

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
  const highest = sql`(
    select max(${columns.code}::bigint) from ${table}
    where ${columns.company} = ${company} and ${columns.code} ~ ${numeric})`
  const first = await takeNumbers(orm, { company, of: definition.name }, { count, highest })
  return Array.from({ length: count }, (_, at) => String(first + at))
}

/** Prevents reuse of a removed row's code, which may come from a seed and not from the counter. */
export async function retireCode(orm: Orm, { definition }: Area, { company, code }: RowPlace): Promise<void> {
  if (isOfProduct(definition) || !new RegExp(numeric).test(code)) return
  await retireNumber(orm, { company, of: definition.name }, Number(code))
}
