import { requiresPerson } from '../../access/access.ts'
import { checkAccess } from '../../access/check-access.ts'
import type { Caller } from '../../caller.ts'
import { findPerson } from '../../sessions/session.ts'
import { checkOrigin } from '../check-origin.ts'
import { isMutation, isPublic } from '../endpoint.ts'
import { inTime } from '../in-time.ts'
import type { Call, Step } from './call.ts'

/** Throws 403 for a change that another site has sent. */
export const refuseOtherSites: Step = ({ c, endpoint, caller }) => {
  if (isMutation(endpoint)) checkOrigin(c.req.raw, caller)
}

/** Finds the person and their membership. Throws 401 or 403 for somebody without the right. */
export async function findCaller(
  { endpoint, tools, params }: Pick<Call, 'endpoint' | 'tools' | 'params'>,
  caller: Caller,
): Promise<Pick<Call, 'person' | 'member'>> {
  const { orm } = tools.db
  const person = isPublic(endpoint) ? undefined : await findPerson(orm, caller, tools.settings)
  const { access } = endpoint
  const member = requiresPerson(access)
    ? await checkAccess({ ...tools, access, person, params, orm })
    : undefined
  return { person, member }
}

/** Lets in who has the right. If the database does not answer in time, the call ends here, before anything is written. */
export const admit: Step = async (call) => {
  Object.assign(call, await inTime(call.c, findCaller(call, call.caller)))
}
