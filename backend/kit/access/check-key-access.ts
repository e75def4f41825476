import { ApiError } from '../errors/api-error.ts'
import type { KeyHolder } from '../keys/find-by-key.ts'
import type { Membership } from '../tables/index.ts'
import { type Asked, checkAccess } from './check-access.ts'
import type { KeyMembership } from './permissions.ts'
import { scopeOf } from './scope-of.ts'

/**
 * The membership by which a program calls; undefined for what anyone may call, where it acts for nobody. Throws 403: `KEY_NOT_HERE` for calls that are
 * of people alone or of another company, `KEY_SCOPE` with the scope that the key lacks, and what its maker would be told who has not the right either.
 */
export async function checkKeyAccess({
  key,
  ...asked
}: Omit<Asked, 'person'> & KeyHolder): Promise<KeyMembership | undefined> {
  const { access, params } = asked
  if (access === 'anyone') return undefined
  const scope = scopeOf(access)
  if (scope === 'none' || params.companyCode !== key.company) throw new ApiError('KEY_NOT_HERE')
  if (scope !== 'every' && !key.scopes.includes(scope))
    throw new ApiError('KEY_SCOPE', { data: { SCOPE: scope } })
  const member: Membership | undefined = await checkAccess(asked)
  return member && { ...member, scopes: key.scopes }
}
