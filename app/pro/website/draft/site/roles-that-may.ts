import type { Locale } from '../../../../../locales/locale.ts'
import { roleLabels, roles } from '../../../../../schemas/access/roles.ts'
import { type Action, rolePermissions } from '../../../../../schemas/access/sections.ts'
import { type AreaDefinition, productSection } from '../../../../../schemas/areas/define-area.ts'

/** The roles that may do something in a section by themselves, the highest first, in words: `владелец, управляющий`. */
export const rolesThatMay = (section: AreaDefinition['section'], action: Action, locale: Locale): string =>
  roles
    .filter((role) => section !== productSection && rolePermissions[role][section]?.includes(action))
    .map((role) => roleLabels[role][locale].toLocaleLowerCase(locale))
    .join(', ')
