import { place } from '../../company/place.ts'
import type { Orm } from '../../database/database.ts'
import { ApiError } from '../../errors/api-error.ts'
import { defineCall, type Endpoint } from '../../http/endpoint.ts'
import type { Area, Row } from '../area.ts'
import { changeAccess, readAccess } from '../area-access.ts'
import { areaShapes } from '../area-shapes.ts'
import { findRow, lockRows, rowAnswer } from '../rows.ts'
import { changeLimits } from './change-limits.ts'
import { checkOfRefused } from './check-of-refused.ts'
import { changeRow, type WriteContext } from './write-row.ts'

type Areas = ReadonlyMap<string, Area>

/** The initial row of a form before the first save. */
const blank = (code: string) => {
  const never = new Date(0).toISOString()
  return { CODE: code, REVISION: 0, CREATED_AT: never, UPDATED_AT: never, VALUE: {} }
}

/** Creates the row on the first save. */
async function makeRow(orm: Orm, area: Area, { member: { company } }: WriteContext): Promise<void> {
  await lockRows(orm, area, company)
  await orm
    .insert(area.table)
    .values({ company, code: company, revision: 0 } as Row)
    .onConflictDoNothing()
}

/** Endpoints of a `single` area. */
export function singleCalls(area: Area, areas: Areas): Endpoint[] {
  const { name, label } = area.definition
  const shapes = areaShapes(area.definition)
  const path = `/{companyCode}/{cabinetCode}/${name}` as const
  return [
    defineCall({
      method: 'get',
      service: 'business-api-front2',
      path,
      name: `${area.definition.name}.read`,
      summary: `${label.en}, as it is edited`,
      access: readAccess(area),
      params: place,
      answer: shapes.row,
      act: async ({ orm, member }) => {
        const row = await findRow(orm, area, { member, code: member.company })
        return row ? rowAnswer(area, row) : blank(member.company)
      },
    }),
    defineCall({
      method: 'put',
      service: 'w-business',
      path,
      name: `${area.definition.name}.change`,
      summary: `Changes ${label.en}; 412 with the other version where somebody else has changed it meanwhile`,
      access: changeAccess(area),
      limits: changeLimits,
      params: place,
      body: shapes.change,
      isVersioned: true,
      check: checkOfRefused(area),
      answer: shapes.row,
      maxBytes: 512 * 1024,
      act: async ({ member, body, locale, transaction }) =>
        transaction(async (orm) => {
          const writing = { member, locale, areas }
          // The company itself is there.
          if (area.columns.company !== area.columns.code) await makeRow(orm, area, writing)
          const conflict = (row: Row) => ({ ...rowAnswer(area, row) })
          const row = await changeRow(orm, area, { code: member.company, sent: body, conflict }, writing)
          if (!row) throw new ApiError('NOT_FOUND')
          return rowAnswer(area, row)
        }),
    }),
  ]
}
