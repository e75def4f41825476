import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import type { MenuSection, Permissions } from '../../../schemas/access/sections.ts'
import { SectionTabs } from './section-tabs.tsx'
import { sectionTabs } from './tabs-of-section.ts'

type Props = {
  section: MenuSection
  /** The path of the company, without the language. */
  base: string
  /** The key of the shown tab: the name of an area, of a kind of case, or of the section itself. */
  current: string
  locale: Locale
  permissions: Permissions
}

/** The tabs of a section that has several screens; nothing for one screen. */
export function SectionHead({ section, base, current, locale, permissions }: Props) {
  const tabs = sectionTabs(section, base, locale, permissions)
  if (tabs.length < 2) return null
  return (
    <SectionTabs label={translate(locale)(`application:area.${section}`)} tabs={tabs} current={current} />
  )
}
