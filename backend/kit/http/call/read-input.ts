import { z } from '@hono/zod-openapi'
import { fieldErrors } from '../../../../locales/field-errors.ts'
import { translate } from '../../../../locales/index.ts'
import { ApiError } from '../../errors/api-error.ts'
import { checkTogether } from '../../errors/check-together.ts'
import { refuseValue } from '../../input/check-value.ts'
import { parseQuery } from '../../input/query.ts'
import { unstorable } from '../../input/unstorable.ts'
import { isMutation } from '../endpoint.ts'
import { inTime } from '../in-time.ts'
import { type ReadBody, readBody } from '../read-body.ts'
import type { Call, Step } from './call.ts'
import { countCaller } from './count-call.ts'

/** Reads the query. Throws 400 for a parameter that is wrong; unknown names at its top level are ignored. */
export const readQuery: Step = (call) => {
  call.query = parseQuery(call.endpoint.query, new URL(call.c.req.url).search, call.locale)
}

/** Reads the body of a change once it brings a proof of work, and counts the call once that proof is valid. */
async function provenBody(call: Call): Promise<ReadBody> {
  const { c, endpoint, caller, tools } = call
  // Only POST, PUT, PATCH and DELETE carry a proof (A-0d); signing out is a GET. A program works where it acts for nobody.
  const isByKey = caller.key !== undefined && endpoint.access !== 'anyone'
  const extraBits = async () => (await endpoint.work?.(tools.db.orm, caller)) ?? 0
  const checkWork =
    endpoint.method === 'get' || isByKey
      ? undefined
      : await inTime(c, tools.proofs.begin(c.req.raw, caller, extraBits))
  return readBody(c.req.raw, endpoint.maxBytes, async (body) => {
    if (checkWork) await inTime(c, checkWork(body))
    await countCaller(call)
  })
}

function parseBody({ endpoint, locale, person }: Call, body: ReadBody): unknown {
  const { body: schema, check } = endpoint
  if (!schema) return undefined
  const isForm = body.type !== 'application/json'
  const value =
    isForm && endpoint.fromForm ? endpoint.fromForm(body.value as Record<string, unknown>) : body.value
  const parsed = z.safeParse(schema, value)
  checkTogether(
    () => {
      if (!parsed.success)
        throw new ApiError('FIELDS', { fields: fieldErrors(parsed.error, translate(locale)) })
    },
    () => check?.(value, { locale, person, isRefused: !parsed.success }),
  )
  for (const [name, value] of Object.entries(parsed.data ?? {})) {
    const problems = unstorable(value)
    if (problems.length > 0) throw refuseValue(problems, { name, locale })
  }
  return parsed.data
}

/** Reads the body of a change, after its proof of work. Throws 422 with its wrong fields. */
export const readSentBody: Step = async (call) => {
  if (isMutation(call.endpoint)) call.body = parseBody(call, await provenBody(call))
}
