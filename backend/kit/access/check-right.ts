import { type Scope, scopeFor } from '../../../schemas/access/scopes.ts'
import type { Action, Section } from '../../../schemas/access/sections.ts'
import { ApiError } from '../errors/api-error.ts'
import { type Holder, may, permissionsOf } from './permissions.ts'

/** Throws 403 `KEY_SCOPE` with the scope if a program's key has not been given it. */
export function checkScope({ scopes }: { scopes: readonly string[] }, scope: Scope): void {
  if (!scopes.includes(scope)) throw new ApiError('KEY_SCOPE', { data: { SCOPE: scope } })
}

/**
 * Throws 403 if a member has no right in a section: `code` for a person; for a program by its key what its maker would be told, else `KEY_SCOPE` with the
 * scope that it lacks, or `KEY_NOT_HERE` where no key can have one.
 */
export function checkRight(
  { scopes, ...member }: Holder,
  { section, action }: { section: Section; action: Action },
  code: 'FORBIDDEN' | 'NEEDS_PUBLISHER' = 'FORBIDDEN',
): void {
  if (!may(permissionsOf(member), section, action)) throw new ApiError(code)
  if (!scopes) return
  const scope = scopeFor(section, action)
  if (!scope) throw new ApiError('KEY_NOT_HERE')
  checkScope({ scopes }, scope)
}
