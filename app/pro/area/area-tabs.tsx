'use client'

import type { AreaDefinition } from '../../../schemas/areas/define-area.ts'
import { areaPath } from '../../../schemas/areas/registry.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { tabClass, tabListClass } from '../../../ui/tabs-class.ts'
import { AppLink } from '../../navigation/app-link.tsx'

type Props = { label: string; base: string; areas: readonly AreaDefinition[]; current: string }

/** Tabs of the areas of a section that has several. */
export function AreaTabs({ label, base, areas, current }: Props) {
  const { locale } = usePage()
  return (
    <nav aria-label={label} className={`${tabListClass} -mt-2 mb-6`}>
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
    </nav>
  )
}
