import type { Context } from 'hono'
import type { Endpoint } from '../endpoint.ts'
import { requestCaller } from '../request-caller.ts'
import { requestLocale } from '../request-locale.ts'
import { act } from './act.ts'
import { admit, refuseOtherSites } from './admit.ts'
import type { Call, Step, Tools } from './call.ts'
import { countFields, countReading } from './count-call.ts'
import { checkShape, markCaching, markChanged, narrowAnswer } from './finish.ts'
import { readAddress } from './read-address.ts'
import { readQuery, readSentBody } from './read-input.ts'
import { send } from './send.ts'

/** What happens to every call, in this order: what is cheap to refuse is refused before anything of the body is read. */
const steps: readonly Step[] = [
  readAddress,
  refuseOtherSites,
  admit,
  countReading,
  readQuery,
  readSentBody,
  countFields,
  act,
  markCaching,
  markChanged,
  checkShape,
  narrowAnswer,
]

/** Answers a call of an endpoint. Throws `ApiError` for a refused one. */
export async function answerCall(c: Context, endpoint: Endpoint, tools: Tools): Promise<Response> {
  const call: Call = {
    c,
    endpoint,
    tools,
    locale: requestLocale(c.req.path),
    caller: requestCaller(c, { isTrusted: Boolean(c.get('isTrusted')), origin: tools.settings.origin }),
    params: {},
    person: undefined,
    member: undefined,
    query: undefined,
    body: undefined,
    tags: new Set(),
    changed: new Set(),
    expiry: undefined,
    result: undefined,
  }
  for (const step of steps) await step(call)
  return send(call)
}
