'use client'

import type { ReactNode } from 'react'
import { ReferenceNames } from '../../../pro-forms/list/reference-names.ts'
import type { ProPermissions } from '../../../schemas/api/business.ts'
import { areaDefinitions, areaPath, areasOf } from '../../../schemas/areas/registry.ts'
import type { MenuSection } from '../../../schemas/sections.ts'
import { useTranslation } from '../../texts.tsx'
import { AreaProvider, useArea } from './area-context.ts'
import { areaRights } from './area-rights.ts'
import { AreaTabs } from './area-tabs.tsx'
import { useReferences } from './use-references.ts'

type Props = {
  area: string
  /** Company and cabinet as in a path: `1001/11`. */
  place: string
  /** The path of the company's section, without the language. */
  section: string
  access: ProPermissions
  /** An IANA name. */
  timezone: string
  children: ReactNode
}

/** Provides the screens of an area with its declaration and the person's rights, and shows the tabs of its section. */
export function AreaFrame({ area, place, section, access, timezone, children }: Props) {
  const { t } = useTranslation()
  const definition = areaDefinitions.get(area)
  if (!definition) throw new Error(`There is no area "${area}"`)
  const rights = areaRights(definition, access)
  const neighbours = areasOf(definition.section)
  return (
    <AreaProvider
      value={{
        definition,
        place: { place, area },
        base: `${section}/${areaPath(definition)}`,
        rights,
        timezone,
      }}
    >
      {neighbours.length > 1 && (
        <AreaTabs
          // Every section that has screens is in the menu.
          label={t(`application:area.${definition.section as MenuSection}`)}
          base={section}
          areas={neighbours}
          current={area}
        />
      )}
      {rights.isForCompany && (
        <p className="mb-6 rounded-control bg-surface px-4 py-3 text-ink-soft">
          {t('business:area.forCompany')}
        </p>
      )}
      <References>{children}</References>
    </AreaProvider>
  )
}

function References({ children }: { children: ReactNode }) {
  const { list } = useArea().definition
  const { nameOf } = useReferences([...(list?.columns ?? []), ...(list?.filters ?? [])])
  return <ReferenceNames value={nameOf}>{children}</ReferenceNames>
}
