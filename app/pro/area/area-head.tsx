import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import type { MenuSection } from '../../../schemas/access/sections.ts'
import type { AreaDefinition } from '../../../schemas/areas/define-area.ts'
import type { AreaRights } from './area-rights.ts'
import { SectionTabs } from './section-tabs.tsx'
import { sectionTabs } from './tabs-of-section.ts'

type Props = {
  definition: AreaDefinition
  rights: Pick<AreaRights, 'isForCompany'>
  /** The path of the company's section, without the language. */
  section: string
  locale: Locale
}

/** The head of every screen of an area: the tabs of its section, and who may change it. */
export function AreaHead({ definition, rights, section, locale }: Props) {
  const t = translate(locale)
  const tabs = sectionTabs(definition.section, section, locale)
  return (
    <>
      {tabs.length > 1 && (
        <SectionTabs
          // Every section that has screens is in the menu.
          label={t(`application:area.${definition.section as MenuSection}`)}
          tabs={tabs}
          current={definition.name}
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
