import { isMutation } from '../endpoint.ts'
import { inTime } from '../in-time.ts'
import { limitCaller, limitFields, refuseOverLimit } from '../limit-call.ts'
import type { Call, Step } from './call.ts'

/** Counts the call by address and person. Throws 429 over a limit. */
export const countCaller: Step = (call) => inTime(call.c, limitCaller(call.tools.db.orm, call.endpoint, call))

/**
 * Counts a call that only reads. A change over a limit is refused here too, before any of its body is read, but counted once its work is
 * proven (`provenBody`): otherwise headers without a body would use up the calls of everybody behind the same address.
 */
export const countReading: Step = (call) =>
  isMutation(call.endpoint)
    ? inTime(call.c, refuseOverLimit(call.tools.db.orm, call.endpoint, call))
    : countCaller(call)

/** Counts the call by the fields of its body; `meant` are normalized values of fields that can be written in several ways. */
export const countBy = (call: Call, meant?: Record<string, string>): Promise<void> => {
  const { tools, endpoint, caller, person, body } = call
  return limitFields(tools.db.orm, endpoint, { caller, person, body: { ...(body as object), ...meant } })
}

/** Counts the call by its fields, unless the endpoint does so itself. Throws 429 over a limit. */
export const countFields: Step = async (call) => {
  if (!call.endpoint.countsItself) await inTime(call.c, countBy(call))
}
