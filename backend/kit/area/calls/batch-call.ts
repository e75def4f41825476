import type { z } from 'zod'
import { translate } from '../../../../locales/index.ts'
import { problemMessage } from '../../../../locales/problems.ts'
import { areaBatchAnswer, areaBatchBody, type areaBatchFaults } from '../../../../schemas/api/area.ts'
import { place } from '../../company/place.ts'
import type { Orm } from '../../database/database.ts'
import { ApiError } from '../../errors/api-error.ts'
import { defineCall, type Endpoint } from '../../http/endpoint.ts'
import type { Area, Row, Value } from '../area.ts'
import { addAccess } from '../area-access.ts'
import { insertRows, updateRow, type WriteContext, writtenChanged } from './write-row.ts'

type Body = z.infer<typeof areaBatchBody>
type Fault = z.infer<typeof areaBatchFaults>[number]

/** The most refused rows that are named. */
const mostFaults = 100

/** A stored value with the fields that are sent; null takes one away. */
const mergedWith =
  (sent: Value) =>
  (before: Value): Value =>
    Object.fromEntries(Object.entries({ ...before, ...sent }).filter(([, field]) => field !== null))

/** Writes all rows, or throws the error of the first refused one, with all refused ones; then none is kept. */
async function writeAll(orm: Orm, area: Area, { ADD, CHANGE }: Body, context: WriteContext) {
  const faults: Fault[] = []
  const errors: ApiError[] = []
  const refuse = (LIST: Fault['LIST'], AT: number, error: ApiError) => {
    const [first] = Object.values(error.fields ?? {}).flat()
    faults.push({
      LIST,
      AT,
      CODE: error.code,
      MESSAGE: first ?? translate(context.locale)(`errors:${error.code}`),
    })
    errors.push(error)
  }
  const changed: (Row | undefined)[] = []
  const seen = new Set<string>()
  for (const [at, { CODE, REVISION, VALUE }] of CHANGE.entries()) {
    const change = { code: CODE, sent: { REVISION, VALUE }, conflict: () => ({}), merge: mergedWith(VALUE) }
    try {
      if (seen.has(CODE))
        throw new ApiError('FIELDS', {
          fields: { CODE: [problemMessage({ code: 'repeated', params: {} }, context.locale)] },
        })
      seen.add(CODE)
      changed.push(await updateRow(orm, area, change, context))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      refuse('CHANGE', at, error)
    }
  }
  const sent = ADD.map((VALUE) => ({ VALUE }))
  const added = await insertRows(orm, area, sent, context, (at, error) => refuse('ADD', at, error))
  const [first] = errors
  if (first)
    throw new ApiError(first.code, {
      ...(first.fields && { fields: first.fields }),
      data: { ROWS: faults.slice(0, mostFaults) },
    })
  await writtenChanged(orm, area, context.member.company, [...changed, ...added])
  const codes = (rows: readonly (Row | undefined)[]) => rows.flatMap((row) => (row ? [String(row.code)] : []))
  return { ADDED: codes(added), CHANGED: codes(changed) }
}

/** Adds and changes several rows: all of them, or none. */
export const batchCall = (area: Area, areas: ReadonlyMap<string, Area>): Endpoint =>
  defineCall({
    method: 'post',
    service: 'w-business',
    name: `${area.definition.name}.batch`,
    path: `/{companyCode}/{cabinetCode}/${area.definition.name}_batch`,
    summary: `Adds and changes several of ${area.definition.label.en}, all or none, and says which were refused`,
    access: addAccess(area),
    limits: [{ per: 'person', times: 60, seconds: 3600 }],
    maxBytes: 2 * 1024 * 1024,
    params: place,
    body: areaBatchBody,
    answer: areaBatchAnswer,
    act: ({ member, body, locale, transaction }) =>
      transaction((orm) => writeAll(orm, area, body, { member, locale, areas })),
  })
