import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import { areaPath, areasOf } from '../../../schemas/areas/registry.ts'
import { sectionPath } from '../../../schemas/sections.ts'

const section = 'doctor-appointment' as const

export type SectionTab = { key: string; href: string; label: string }

/** The tabs of the section: its two own screens, then its areas; `base` is the company's path, `/pro/1001`. */
export function appointmentTabs(base: string, locale: Locale): SectionTab[] {
  const t = translate(locale)
  const own = `${base}/${sectionPath(section)}`
  return [
    // With a view it is asked for: a clinic whose doctors nobody books online begins with its requests.
    { key: 'calendar', href: `${own}?view=day`, label: t('calendar:tab.calendar') },
    { key: 'schedule', href: `${own}/schedule`, label: t('calendar:tab.schedule') },
    ...areasOf(section).map((area) => ({
      key: area.name,
      href: `${base}/${areaPath(area)}`,
      label: area.label[locale],
    })),
  ]
}
