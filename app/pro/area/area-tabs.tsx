import type { Locale } from '../../../locales/locale.ts'
import type { AreaDefinition } from '../../../schemas/areas/define-area.ts'
import { areaPath } from '../../../schemas/areas/registry.ts'
import { tabClass, tabListClass } from '../../../ui/tabs-class.ts'
import { AppLink } from '../../navigation/app-link.tsx'
import { LinkRow } from '../../navigation/link-row.tsx'

type Props = {
  label: string
  base: string
  areas: readonly AreaDefinition[]
  current: string
  locale: Locale
}

/** Tabs of the areas of a section that has several. */
export const AreaTabs = ({ label, base, areas, current, locale }: Props) => (
  <LinkRow current={current} aria-label={label} className={`${tabListClass} -mt-2 mb-6`}>
    {areas.map((area) => (
      <AppLink
        key={area.name}
        href={`${base}/${areaPath(area)}`}
        aria-current={area.name === current ? 'page' : undefined}
        className={tabClass}
      >
        {area.label[locale]}
      </AppLink>
    ))}
  </LinkRow>
)
