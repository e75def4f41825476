import { requiresPerson } from '../../access/access.ts'
import { checkAccess } from '../../access/check-access.ts'
import { checkKeyAccess } from '../../access/check-key-access.ts'
import type { Caller } from '../../caller.ts'
import { findByKey } from '../../keys/find-by-key.ts'
import { findPerson } from '../../sessions/session.ts'
import { checkOrigin } from '../check-origin.ts'
import { isMutation, isPublic } from '../endpoint.ts'
import { inTime } from '../in-time.ts'
import { scopeOf } from '../scope-of.ts'
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
  const { access } = endpoint
  if (caller.key !== undefined) {
    const holder = await findByKey(orm, caller.key, caller, tools.settings)
    const member = await checkKeyAccess({
      ...{ ...tools, ...holder, access, params, orm },
      scope: scopeOf(endpoint),
    })
    return { person: member && holder.person, member }
  }
  const person = isPublic(endpoint) ? undefined : await findPerson(orm, caller, tools.settings)
  const member = requiresPerson(access)
    ? await checkAccess({ ...tools, access, person, params, orm })
    : undefined
  return { person, member }
}

/** Lets in who has the right. If the database does not answer in time, the call ends here, before anything is written. */
export const admit: Step = async (call) => {
  Object.assign(call, await inTime(call.c, findCaller(call, call.caller)))
}
