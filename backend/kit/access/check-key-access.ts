import type { Scope } from '../../../schemas/access/scopes.ts'
import { ApiError } from '../errors/api-error.ts'
import type { KeyHolder } from '../keys/find-by-key.ts'
import { type Asked, checkAccess } from './check-access.ts'
import { checkScope } from './check-right.ts'
import type { KeyMembership } from './permissions.ts'

/** What a key needs for a call: a scope, to be of the company, or nothing that a key can have. */
export type NeededScope = Scope | 'every' | 'none'

/**
 * The membership by which a program calls; undefined for what anyone may call, where it acts for nobody. Throws 403: `KEY_NOT_HERE` for calls that are
 * of people alone or of another company, `KEY_SCOPE` with the scope that the key lacks, and what its maker would be told who has not the right either.
 */
export async function checkKeyAccess({
  key,
  scope,
  ...asked
}: Asked & KeyHolder & { scope: NeededScope }): Promise<KeyMembership | undefined> {
  if (asked.access === 'anyone') return undefined
  if (scope === 'none' || asked.params.companyCode !== key.company) throw new ApiError('KEY_NOT_HERE')
  if (scope !== 'every') checkScope(key, scope)
  const member = await checkAccess(asked)
  return member && { ...member, scopes: key.scopes }
}
