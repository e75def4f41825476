import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import { sectionPath } from '../../../schemas/access/sections.ts'
import type { AreaDefinition } from '../../../schemas/areas/define-area.ts'
import { areaPath, areasOf } from '../../../schemas/areas/registry.ts'

export type SectionTab = { key: string; href: string; label: string }

/** Screens of R107 that are no areas. */
function calendarTabs(base: string, locale: Locale): SectionTab[] {
  const t = translate(locale)
  const own = `${base}/${sectionPath('doctor-appointment')}`
  return [
    // The address names a view: without one, a clinic without online booking begins with its requests.
    { key: 'calendar', href: `${own}?view=day`, label: t('calendar:tab.calendar') },
    { key: 'schedule', href: `${own}/schedule`, label: t('calendar:tab.schedule') },
  ]
}

/** The tabs of a section: its own screens, then its areas; `base` is the path of the company, `/pro/1001`, without the language. */
export function sectionTabs(section: AreaDefinition['section'], base: string, locale: Locale): SectionTab[] {
  const own = section === 'doctor-appointment' ? calendarTabs(base, locale) : []
  const areas = areasOf(section).map((area) => ({
    key: area.name,
    href: `${base}/${areaPath(area)}`,
    label: area.label[locale],
  }))
  return [...own, ...areas]
}
