import { type Role, roles } from '../../../../schemas/roles.ts'
import { rolePermissions, type Section } from '../../../../schemas/sections.ts'

/** The roles that may change what is in a section, the highest first. */
export const rolesThatMay = (section: Section): Role[] =>
  roles.filter((role) => rolePermissions[role][section]?.includes('write'))
