import type { Membership } from '../database/tables/staff.ts'
import type { Action, Area, Permissions } from './areas.ts'
import { matrix } from './matrix.ts'

/** Areas in which an editor publishes only where that was granted. */
const publishable: readonly Area[] = ['clinic-website', 'news', 'links']

/** What a member of staff may do in the company. */
export function permissionsOf({ role, mayPublish }: Pick<Membership, 'role' | 'mayPublish'>): Permissions {
  const given = matrix[role]
  if (!mayPublish) return given
  const granted = publishable.flatMap((area) => {
    const own = given[area]
    return own?.includes('write') ? [[area, [...new Set([...own, 'publish'])]] as const] : []
  })
  return { ...given, ...Object.fromEntries(granted) }
}

export const may = (permissions: Permissions, area: Area, action: Action): boolean =>
  permissions[area]?.includes(action) ?? false
