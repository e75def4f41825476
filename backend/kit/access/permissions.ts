import { mayEnter, wholeCompany } from '../../../schemas/access/roles.ts'
import { withinScopes } from '../../../schemas/access/scopes.ts'
import {
  type Action,
  grantedSections,
  type Permissions,
  rolePermissions,
  type Section,
} from '../../../schemas/access/sections.ts'
import type { Membership } from '../tables/membership.ts'

/** The membership of who has made a key, as a program has it. */
export type KeyMembership = Membership & { scopes: readonly string[] }

/** Whose permissions are asked for. */
export type Holder = Pick<Membership, 'role' | 'mayPublish'> & Partial<Pick<KeyMembership, 'scopes'>>

/** Permissions of a staff member in the company; for a program that calls by their key, what of them lies within its scopes. */
export function permissionsOf({ scopes, ...member }: Holder): Permissions {
  const own = ownPermissions(member)
  return scopes ? withinScopes(own, scopes) : own
}

function ownPermissions({ role, mayPublish }: Pick<Membership, 'role' | 'mayPublish'>): Permissions {
  const given = rolePermissions[role]
  if (!mayPublish) return given
  const granted = grantedSections.flatMap((section) => {
    const own = given[section]
    return own?.includes('write') ? [[section, [...new Set([...own, 'publish'])]] as const] : []
  })
  return { ...given, ...Object.fromEntries(granted) }
}

/** Whether a member works in the whole company and has a right there. */
export const mayInWhole = (
  member: Holder & Pick<Membership, 'cabinets'>,
  { section, action }: { section: Section; action: Action },
): boolean => mayEnter(member.cabinets, wholeCompany) && may(permissionsOf(member), section, action)

export const may = (permissions: Permissions, section: Section, action: Action): boolean =>
  permissions[section]?.includes(action) ?? false
