import { eq, sql } from 'drizzle-orm'
import { areaOrderBody } from '../../schemas/api/area.ts'
import { rowLimit } from '../../schemas/areas/define-area.ts'
import { ApiError } from '../http/api-error.ts'
import { defineCall, type Endpoint } from '../http/endpoint.ts'
import { place } from '../staff/place.ts'
import type { Area } from './area.ts'
import { orderAccess } from './area-access.ts'
import { invalidateRows, lockRows } from './rows.ts'

/** Maximum bytes of a code with quotation marks and a comma. */
const codeBytes = 64

/** Sets the order of all rows of a company. */
export const orderCall = (area: Area): Endpoint =>
  defineCall({
    method: 'put',
    service: 'w-business',
    path: `/{companyCode}/{cabinetCode}/${area.definition.name}_order`,
    summary: `Puts ${area.definition.label.en} in order; 409 if rows were added or removed meanwhile`,
    access: orderAccess(area),
    params: place,
    body: areaOrderBody(rowLimit(area.definition)),
    maxBytes: 1024 + rowLimit(area.definition) * codeBytes,
    act: async ({ member, body: { CODES }, transaction }) =>
      transaction(async (orm) => {
        const { table, columns } = area
        const { company } = member
        const own = eq(columns.company, company)
        await lockRows(orm, area, company)
        const rows = await orm.select({ code: columns.code }).from(table).where(own)
        const codes = new Set(rows.map(({ code }) => code))
        const isOfNow = new Set(CODES).size === CODES.length && codes.size === CODES.length
        if (!isOfNow || !CODES.every((code) => codes.has(code))) throw new ApiError('CONFLICT')
        await orm.execute(sql`
          update ${table} set position = place.number - 1
          from jsonb_array_elements_text(${JSON.stringify(CODES)}::jsonb) with ordinality as place(row_code, number)
          where ${own} and ${columns.code} = place.row_code`)
        await invalidateRows(
          orm,
          area,
          CODES.map((code) => ({ company, code })),
        )
        return undefined
      }),
  })
