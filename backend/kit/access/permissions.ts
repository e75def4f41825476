import {
  type Action,
  type Permissions,
  publishedSections,
  rolePermissions,
  type Section,
} from '../../../schemas/access/sections.ts'
import type { Membership } from '../tables/membership.ts'

/** Permissions of a staff member in the company. */
export function permissionsOf({ role, mayPublish }: Pick<Membership, 'role' | 'mayPublish'>): Permissions {
  const given = rolePermissions[role]
  if (!mayPublish) return given
  const granted = publishedSections.flatMap((section) => {
    const own = given[section]
    return own?.includes('write') ? [[section, [...new Set([...own, 'publish'])]] as const] : []
  })
  return { ...given, ...Object.fromEntries(granted) }
}

export const may = (permissions: Permissions, section: Section, action: Action): boolean =>
  permissions[section]?.includes(action) ?? false
