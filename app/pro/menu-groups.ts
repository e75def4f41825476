import type { Locale } from '../../locales/locale.ts'
import { type MenuSection, type SectionGroup, sectionGroups } from '../../schemas/access/sections.ts'
import { areaPath, areasOf } from '../../schemas/areas/registry.ts'
import type { MenuEntry, MenuGroup, Permissions } from '../layouts/pro/areas.ts'
import { restPath } from './target.ts'

/** The entries of a section: its areas that are entries themselves, and the section with what else it has. */
function entriesOf(section: MenuSection, locale: Locale): MenuEntry[] {
  const areas = areasOf(section)
    .filter(({ inMenu }) => inMenu)
    .map((area) => ({ key: area.name, section, path: areaPath(area), label: area.label[locale] }))
  const rest = restPath(section)
  return rest === undefined ? areas : [...areas, { key: section, section, path: rest }]
}

const groups = Object.keys(sectionGroups) as SectionGroup[]

/** The groups of the menu with what a person may read; a group without any is left out. */
export const menuGroups = (permissions: Permissions, locale: Locale): MenuGroup[] =>
  groups
    .map((group) => ({
      group,
      entries: sectionGroups[group]
        .filter((section) => permissions[section]?.includes('read'))
        .flatMap((section) => entriesOf(section, locale)),
    }))
    .filter(({ entries }) => entries.length > 0)
