import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import {
  type MenuSection,
  menuSections,
  type Permissions,
  sectionPath,
} from '../../../schemas/access/sections.ts'
import type { AreaDefinition } from '../../../schemas/areas/define-area.ts'
import { areaPath, areasOf } from '../../../schemas/areas/registry.ts'
import { filedKindPath, filedKindsOf } from '../../../schemas/cases/filed-kinds.ts'
import { ownSections } from '../own-sections.ts'

export type SectionTab = { key: string; href: string; label: string }

/** Screens of R107 that are no areas; the day close is for those who see payments. */
function calendarTabs(base: string, locale: Locale, permissions: Permissions): SectionTab[] {
  const t = translate(locale)
  const own = `${base}/${sectionPath('doctor-appointment')}`
  return [
    // The address names a view: without one, a clinic without online booking begins with its requests.
    { key: 'calendar', href: `${own}?view=day`, label: t('calendar:tab.calendar') },
    { key: 'schedule', href: `${own}/schedule`, label: t('calendar:tab.schedule') },
    ...(permissions.patients?.includes('read')
      ? [{ key: 'day-close', href: `${own}/day-close`, label: t('visits:day.titles.day') }]
      : []),
  ]
}

/** Whether tabs stand above a section's own screens: for lists of cases, and for areas if it says so. The calendar draws its tabs itself. */
export const hasTabs = (section: MenuSection): boolean =>
  ownSections.has(section) && (filedKindsOf(section).length > 0 || ownSections.get(section)?.hasTabs === true)

/** The tab of a section's own first screen. */
function ownTabs(
  section: AreaDefinition['section'],
  base: string,
  locale: Locale,
  permissions: Permissions,
): SectionTab[] {
  if (section === 'doctor-appointment') return calendarTabs(base, locale, permissions)
  const own = menuSections.find((one) => one === section)
  if (!own || !hasTabs(own)) return []
  const label = translate(locale)(`application:area.${own}`)
  return [{ key: own, href: `${base}/${sectionPath(own)}`, label }]
}

/**
 * The tabs of a section: its own screens, its areas that are no entries of the menu, and the kinds of cases that visitors file; `base` is the path of the company,
 * `/pro/1001`, without the language.
 */
export function sectionTabs(
  section: AreaDefinition['section'],
  base: string,
  locale: Locale,
  permissions: Permissions,
): SectionTab[] {
  const areas = areasOf(section)
    .filter(({ inMenu }) => !inMenu)
    .map((area) => ({
      key: area.name,
      href: `${base}/${areaPath(area)}`,
      label: area.label[locale],
    }))
  const cases = filedKindsOf(section).map((kind) => ({
    key: kind.name,
    href: `${base}/${filedKindPath(kind)}`,
    label: kind.filed.list[locale],
  }))
  return [...ownTabs(section, base, locale, permissions), ...areas, ...cases]
}
