'use client'

import type { ReactNode } from 'react'
import { ReferenceNames } from '../../../pro-forms/list/reference-names.ts'
import { sectionPath } from '../../../schemas/access/sections.ts'
import type { ProPermissions } from '../../../schemas/api/business.ts'
import { areaDefinitions, areaPath } from '../../../schemas/areas/registry.ts'
import { AreaProvider, useArea } from './area-context.ts'
import { areaRights } from './area-rights.ts'
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
  /** The e-mail or the phone of the editor. */
  person: string
  /** The path of the clinic's site, without the language. */
  site?: string
  /** The clinic is not approved, so that visitors see nothing of it. */
  isUnseen?: boolean | undefined
  children: ReactNode
}

/** Provides the list and the form of an area with its declaration and the person's rights. */
export function AreaFrame({
  area,
  place,
  section,
  access,
  timezone,
  person,
  site,
  isUnseen,
  children,
}: Props) {
  const definition = areaDefinitions.get(area)
  if (!definition) throw new Error(`There is no area "${area}"`)
  return (
    <AreaProvider
      value={{
        definition,
        place: { place, area },
        base: `${section}/${areaPath(definition)}`,
        rights: areaRights(definition, access),
        timezone,
        person,
        ...(site && { site }),
        ...(access.AREAS.exchange && { exchange: `${section}/${sectionPath('exchange')}` }),
        ...(access.AREAS.links?.includes('write') && { links: `${section}/${sectionPath('links')}` }),
        isUnseen,
      }}
    >
      <References>{children}</References>
    </AreaProvider>
  )
}

function References({ children }: { children: ReactNode }) {
  const { list } = useArea().definition
  const { nameOf } = useReferences([...(list?.columns ?? []), ...(list?.filters ?? [])])
  return <ReferenceNames value={nameOf}>{children}</ReferenceNames>
}
