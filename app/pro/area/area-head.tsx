import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import type { MenuSection, Permissions } from '../../../schemas/access/sections.ts'
import type { AreaDefinition } from '../../../schemas/areas/define-area.ts'
import type { AreaRights } from './area-rights.ts'
import { SectionHead } from './section-head.tsx'

type Props = {
  definition: AreaDefinition
  rights: Pick<AreaRights, 'isForCompany'>
  /** The path of the company's section, without the language. */
  section: string
  locale: Locale
  permissions: Permissions
}

/** The head of every screen of an area: the tabs of its section, and who may change it. */
export const AreaHead = ({ definition, rights, section, locale, permissions }: Props) => (
  <>
    <SectionHead
      // Every section that has screens is in the menu.
      section={definition.section as MenuSection}
      base={section}
      current={definition.name}
      locale={locale}
      permissions={permissions}
    />
    {definition.intro && <p className="mb-6 max-w-text text-ink-soft">{definition.intro[locale]}</p>}
    {rights.isForCompany && (
      <p className="mb-6 rounded-control bg-surface px-4 py-3 text-ink-soft">
        {translate(locale)('business:area.forCompany')}
      </p>
    )}
  </>
)
