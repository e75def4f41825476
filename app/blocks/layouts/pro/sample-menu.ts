import type { Locale } from '../../../../locales/locale.ts'
import { type MenuSection, menuSections } from '../../../../schemas/access/sections.ts'
import { menuGroups } from '../../../pro/menu-groups.ts'

const hidden: readonly MenuSection[] = ['translation', 'mis-practice']

/** The menu of the sample pages. */
export const sampleMenu = (locale: Locale) =>
  menuGroups(
    Object.fromEntries(
      menuSections.filter((area) => !hidden.includes(area)).map((area) => [area, ['read', 'write']]),
    ),
    locale,
  )
