import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import type { AreaDefinition } from '../../../schemas/areas/define-area.ts'
import { areasOf } from '../../../schemas/areas/registry.ts'
import type { MenuSection } from '../../../schemas/sections.ts'
import { appointmentTabs } from '../appointments/section-links.ts'
import { SectionTabs } from '../appointments/section-tabs.tsx'
import type { AreaRights } from './area-rights.ts'
import { AreaTabs } from './area-tabs.tsx'

type Props = {
  definition: AreaDefinition
  rights: Pick<AreaRights, 'isForCompany'>
  /** The path of the company's section, without the language. */
  section: string
  locale: Locale
}

/** What stands above every screen of an area: the tabs of its section, and who may change it. */
export function AreaHead({ definition, rights, section, locale }: Props) {
  const t = translate(locale)
  const neighbours = areasOf(definition.section)
  return (
    <>
      {definition.section === 'doctor-appointment' && (
        <SectionTabs tabs={appointmentTabs(section, locale)} current={definition.name} />
      )}
      {definition.section !== 'doctor-appointment' && neighbours.length > 1 && (
        <AreaTabs
          // Every section that has screens is in the menu.
          label={t(`application:area.${definition.section as MenuSection}`)}
          base={section}
          areas={neighbours}
          current={definition.name}
          locale={locale}
        />
      )}
      {rights.isForCompany && (
        <p className="mb-6 rounded-control bg-surface px-4 py-3 text-ink-soft">
          {t('business:area.forCompany')}
        </p>
      )}
    </>
  )
}
