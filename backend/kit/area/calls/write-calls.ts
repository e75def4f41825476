import { allChanged } from '../../events/changed.ts'
import { defineCall, type Endpoint } from '../../http/endpoint.ts'
import { codeParam } from '../../input/query.ts'
import type { Area } from '../area.ts'
import { addAccess, changeAccess } from '../area-access.ts'
import { paramsOf, rootOf } from '../area-root.ts'
import { areaShapes } from '../area-shapes.ts'
import { rowAnswer } from '../rows.ts'
import { batchCall } from './batch-call.ts'
import { bulkCall } from './bulk-call.ts'
import { changeLimits } from './change-limits.ts'
import { checkOfRefused } from './check-of-refused.ts'
import { orderCall } from './order-call.ts'
import { changeRow, createRow, removeRow } from './write-row.ts'

type Areas = ReadonlyMap<string, Area>

const common = { service: 'w-business', maxBytes: 512 * 1024 } as const
const withCode = (area: Area) => paramsOf(area, { code: codeParam('row') })

const createCall = (area: Area, areas: Areas): Endpoint =>
  defineCall({
    ...common,
    method: 'post',
    name: `${area.definition.name}.add`,
    path: `${rootOf(area)}/${area.definition.name}`,
    summary: `Adds to ${area.definition.label.en}`,
    access: addAccess(area),
    limits: [{ per: 'person', times: 600, seconds: 3600 }],
    params: paramsOf(area, {}),
    body: areaShapes(area.definition).create,
    check: checkOfRefused(area),
    answer: areaShapes(area.definition).row,
    status: 201,
    act: async ({ member, body, locale, transaction, settings: { origin } }) =>
      transaction(async (orm) => {
        const row = await createRow(orm, area, body, { member, locale, areas, origin })
        return row && rowAnswer(area, row)
      }),
  })

const changeCall = (area: Area, areas: Areas): Endpoint =>
  defineCall({
    ...common,
    method: 'put',
    name: `${area.definition.name}.change`,
    path: `${rootOf(area)}/${area.definition.name}/{code}`,
    summary: `Changes one of ${area.definition.label.en}; 412 with the other version where somebody else has changed it meanwhile`,
    access: changeAccess(area),
    limits: changeLimits,
    params: withCode(area),
    body: areaShapes(area.definition).change,
    isVersioned: true,
    check: checkOfRefused(area),
    answer: areaShapes(area.definition).row,
    act: async ({ member, params: { code }, body, locale, transaction, settings: { origin } }) =>
      transaction(async (orm) => {
        const conflict = (row: Record<string, unknown>) => ({ ...rowAnswer(area, row) })
        const context = { member, locale, areas, origin }
        const row = await changeRow(orm, area, { code, sent: body, conflict }, context)
        return row && rowAnswer(area, row)
      }),
  })

const removeCall = (area: Area, areas: Areas): Endpoint =>
  defineCall({
    ...common,
    method: 'delete',
    name: `${area.definition.name}.remove`,
    path: `${rootOf(area)}/${area.definition.name}/{code}`,
    summary: `Takes one of ${area.definition.label.en} away`,
    access: addAccess(area),
    limits: changeLimits,
    params: withCode(area),
    act: async ({ member, params: { code }, locale, transaction }) =>
      transaction(async (orm) => {
        await allChanged(orm, await removeRow(orm, area, code, { member, locale, areas }))
        return undefined
      }),
  })

/** Write endpoints of an area with a list. */
export const writeCalls = (area: Area, areas: Areas): Endpoint[] => [
  createCall(area, areas),
  changeCall(area, areas),
  removeCall(area, areas),
  bulkCall(area, areas),
  ...(area.definition.batched ? [batchCall(area, areas)] : []),
  ...(area.definition.ordered ? [orderCall(area)] : []),
]
