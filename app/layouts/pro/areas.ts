import {
  type BarSection,
  barSections,
  type MenuSection,
  menuSections,
  type SectionGroup,
  sectionGroups,
  sectionPath,
} from '../../../schemas/sections.ts'

/** Sections that have a screen; the others appear in the menu when theirs is built, until then their address is a 404. */
export const builtAreas = ['cabinets', 'staff'] as const satisfies readonly MenuSection[]
export type BuiltArea = (typeof builtAreas)[number]

export const isBuilt = (area: MenuSection | undefined): area is BuiltArea =>
  builtAreas.some((built) => built === area)

/** What a person may do, by section: `{ reviews: ['read', 'write'] }` (D-PERM). */
export type Permissions = Partial<Record<string, readonly string[]>>

/** What of it has a screen. */
export const builtPermissions = (permissions: Permissions): Permissions =>
  Object.fromEntries(builtAreas.flatMap((area) => (permissions[area] ? [[area, permissions[area]]] : [])))

/** The way to a section, without the language; `base` is the company's, `/pro/{company}`. */
export const areaPath = (base: string, area: MenuSection): string => `${base}/${sectionPath(area)}`

const groups = Object.keys(sectionGroups) as SectionGroup[]
const isVisible = (permissions: Permissions) => (area: MenuSection) =>
  permissions[area]?.includes('read') ?? false

/** The groups of the menu with the sections that a person may read; a group without any is left out. */
export const visibleGroups = (permissions: Permissions): { group: SectionGroup; areas: MenuSection[] }[] =>
  groups
    .map((group) => ({ group, areas: [...sectionGroups[group]].filter(isVisible(permissions)) }))
    .filter(({ areas }) => areas.length > 0)

/** How many sections fit under one thumb, beside the way to all of them. */
const barLength = 4

/** The sections in the bar of a phone. */
export const barAreasOf = (permissions: Permissions): BarSection[] =>
  barSections.filter(isVisible(permissions)).slice(0, barLength)

/** The section that a path is in: the longest of their paths that it begins with. */
export function currentArea(base: string, path: string): MenuSection | undefined {
  return menuSections
    .filter((area) => `${path}/`.startsWith(`${areaPath(base, area)}/`))
    .sort((a, b) => areaPath(base, b).length - areaPath(base, a).length)[0]
}
