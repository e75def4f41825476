import {
  type BarSection,
  barSections,
  type MenuSection,
  menuSections,
  type SectionGroup,
  sectionGroups,
  sectionPath,
} from '../../../schemas/access/sections.ts'

/** A person's actions by section: `{ reviews: ['read', 'write'] }` (D-PERM). */
export type Permissions = Partial<Record<string, readonly string[]>>

/** A place in the menu: a section, or the day of a member of the staff (R91). */
export type MenuPlace = MenuSection | 'today'

/** The path of a place, without the language; `base` is the company's path, `/pro/{company}`. */
export const areaPath = (base: string, place: MenuPlace): string =>
  place === 'today' ? base : `${base}/${sectionPath(place)}`

const groups = Object.keys(sectionGroups) as SectionGroup[]
const isVisible = (permissions: Permissions) => (area: MenuSection) =>
  permissions[area]?.includes('read') ?? false

/** The groups of the menu with the sections that a person may read; a group without any is left out. */
export const visibleGroups = (permissions: Permissions): { group: SectionGroup; areas: MenuSection[] }[] =>
  groups
    .map((group) => ({ group, areas: [...sectionGroups[group]].filter(isVisible(permissions)) }))
    .filter(({ areas }) => areas.length > 0)

/** How many sections the bottom bar shows between the day and the button that opens all of them. */
const barLength = 3

/** The places in the bottom bar of a phone. */
export const barAreasOf = (permissions: Permissions): ('today' | BarSection)[] => [
  'today',
  ...barSections.filter(isVisible(permissions)).slice(0, barLength),
]

/** The current place: the day, or the section with the longest path that `path` begins with. */
export function currentArea(base: string, path: string): MenuPlace | undefined {
  if (path === base) return 'today'
  return menuSections
    .filter((area) => `${path}/`.startsWith(`${areaPath(base, area)}/`))
    .sort((a, b) => areaPath(base, b).length - areaPath(base, a).length)[0]
}
