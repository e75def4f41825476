import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { areaMoveBody } from '../../../../schemas/api/area.ts'
import { place } from '../../company/place.ts'
import type { Orm } from '../../database/database.ts'
import { ApiError } from '../../errors/api-error.ts'
import { allChanged } from '../../events/changed.ts'
import { defineCall, type Endpoint } from '../../http/endpoint.ts'
import type { Area } from '../area.ts'
import { orderAccess } from '../area-access.ts'
import { rowsOf } from '../area-root.ts'
import { lockRows, rowChanges } from '../rows.ts'
import { changeLimits } from './change-limits.ts'
import { type Positioned, shiftedRows } from './shifted-rows.ts'

/** Maximum number of rows that give way to a moved one. */
const mostShifted = 1000

type Move = { company: string; code: string; after: string | null }

/**
 * The rows with their new positions if `code` comes after `after`, or first if that is null. Throws 409 if one of the
 * two does not exist, 400 if too many rows had to give way.
 */
async function newPositions(orm: Orm, area: Area, { company, code, after }: Move): Promise<Positioned[]> {
  const { table, columns } = area
  const position = columns.position as PgColumn
  const read = (where: SQL | undefined, direction: typeof asc, most: number): Promise<Positioned[]> =>
    orm
      .select({ code: columns.code, position })
      .from(table)
      .where(and(rowsOf(area, company), where))
      .orderBy(direction(position), direction(columns.code))
      .limit(most) as Promise<Positioned[]>
  const find = async (wanted: string) => {
    const [row] = await read(eq(columns.code, wanted), asc, 1)
    if (!row) throw new ApiError('CONFLICT')
    return row
  }
  const others = ne(columns.code, code)
  const moved = await find(code)
  if (after === null) {
    const [first] = await read(others, asc, 1)
    return first ? [{ code, position: first.position - 1 }] : []
  }
  const previous = await find(after)
  const key = sql`(${position}, ${columns.code})`
  const place = sql`(${previous.position}, ${previous.code})`
  const following = (most: number) => read(and(others, sql`${key} > ${place}`), asc, most)
  const shifted = async () => {
    // Rows between the old and the new place give way to the place that the moved row leaves.
    if (previous.position < moved.position) {
      const rows = await following(mostShifted)
      return shiftedRows({ code, from: previous.position, rows, step: 1 })
    }
    const [next] = await following(1)
    if (!next) return [{ code, position: previous.position + 1 }]
    const rows = await read(and(others, sql`${key} <= ${place}`), desc, mostShifted)
    return shiftedRows({ code, from: next.position, rows, step: -1 })
  }
  const positions = await shifted()
  if (positions.length > mostShifted) throw new ApiError('BAD_REQUEST')
  return positions
}

/** Moves a row in the manual order. */
export const orderCall = (area: Area): Endpoint =>
  defineCall({
    method: 'put',
    service: 'w-business',
    name: `${area.definition.name}.order`,
    path: `/{companyCode}/{cabinetCode}/${area.definition.name}_order`,
    summary: `Moves one of ${area.definition.label.en} behind another, or to the beginning; 409 if one of them was removed meanwhile`,
    access: orderAccess(area),
    limits: changeLimits,
    params: place,
    body: areaMoveBody,
    act: async ({ member: { company }, body: { CODE, AFTER }, transaction }) =>
      transaction(async (orm) => {
        const { table, columns } = area
        const position = columns.position as PgColumn
        if (CODE === AFTER) throw new ApiError('BAD_REQUEST')
        await lockRows(orm, area, company)
        const rows = await newPositions(orm, area, { company, code: CODE, after: AFTER })
        const moved = rows.map(({ code, position }) => ({ row_code: code, place: position }))
        await orm.execute(sql`
          update ${table} set ${sql.identifier(position.name)} = moved.place
          from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved(row_code text, place integer)
          where ${and(rowsOf(area, company), eq(columns.code, sql`moved.row_code`))}`)
        const places = rows.map(({ code }) => ({ company, code }))
        await allChanged(orm, rowChanges(area, places))
        return undefined
      }),
  })
