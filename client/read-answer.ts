import type { Locale } from '../locales/locale.ts'
import type { errorBody } from '../schemas/api/error.ts'
import type { z } from '../schemas/core/zod.ts'
import { CallError, faultOf } from './call-error.ts'

/** A header with a number of seconds; undefined for anything else. */
function seconds(header: string | null): number | undefined {
  const value = Number(header ?? undefined)
  return value >= 0 ? value : undefined
}

/** Loaded with the first error. If that fails, the error is one that cannot be read. */
async function errorIn(body: unknown): Promise<z.output<typeof errorBody> | undefined> {
  try {
    const { errorBody } = await import('../schemas/api/error.ts')
    return errorBody.safeParse(body).data
  } catch {
    return undefined
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text())
  } catch {
    // A proxy's page or a truncated answer: the caller reports it.
    return undefined
  }
}

/** The error in a response; a response that is not from our API (a proxy's page) becomes UNREADABLE. */
export async function readError(response: Response, locale: Locale): Promise<CallError> {
  const body = await errorIn(await readJson(response))
  if (!body) return faultOf('UNREADABLE', locale, response.status)
  const { code, message, fields, data } = body.error
  const retryAfter = seconds(response.headers.get('retry-after'))
  return new CallError(response.status, code, message, {
    ...(fields && { fields }),
    ...(data && { data }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

/** The body of a successful response; undefined if empty. Throws CallError UNREADABLE if it is not JSON. */
export async function readSuccess(response: Response, locale: Locale): Promise<unknown> {
  if (response.status === 204) return undefined
  const answer = await readJson(response)
  if (answer === undefined) throw faultOf('UNREADABLE', locale, response.status)
  return answer
}
