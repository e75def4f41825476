import {
  type BarSection,
  barSections,
  type MenuSection,
  type SectionGroup,
  sectionPath,
} from '../../../schemas/access/sections.ts'

/** A person's actions by section: `{ reviews: ['read', 'write'] }` (D-PERM). */
export type Permissions = Partial<Record<string, readonly string[]>>

/** A place in the menu: a section, or the day of a member of the staff (R91). */
export type MenuPlace = MenuSection | 'today'

/** An entry of the menu: a section, or an area that is an entry of its own. Without a label its name is that of its section. */
export type MenuEntry = {
  /** The name of the section or of the area. */
  key: string
  section: MenuSection
  /** The path below the company's, `mis/doctors`. */
  path: string
  label?: string
}

/** A group of the menu with the entries that a person may read, in order. */
export type MenuGroup = { group: SectionGroup; entries: readonly MenuEntry[] }

/** The path of a place, without the language; `base` is the company's path, `/pro/{company}`. */
export const areaPath = (base: string, place: MenuPlace): string =>
  place === 'today' ? base : `${base}/${sectionPath(place)}`

/** How many sections the bottom bar shows between the day and the button that opens all of them. */
const barLength = 3

/** The places in the bottom bar of a phone. */
export function barAreasOf(groups: readonly MenuGroup[]): ('today' | BarSection)[] {
  const sections = groups.flatMap(({ entries }) => entries.map(({ section }) => section))
  return ['today', ...barSections.filter((section) => sections.includes(section)).slice(0, barLength)]
}

/** The entry with the longest path that `path` begins with; the day at the path of the company itself. */
export function currentEntry(
  groups: readonly MenuGroup[],
  base: string,
  path: string,
): MenuEntry | 'today' | undefined {
  if (path === base) return 'today'
  return groups
    .flatMap(({ entries }) => entries)
    .filter((entry) => `${path}/`.startsWith(`${base}/${entry.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]
}
