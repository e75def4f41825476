import type { BulkAction } from '../../../schemas/api/area.ts'
import type { ProPermissions } from '../../../schemas/api/business.ts'
import type { AreaDefinition } from '../../../schemas/areas/define-area.ts'
import { publishedSections } from '../../../schemas/sections.ts'
import type { AreaParts } from '../areas/parts.ts'

/** What a person may do with the rows of an area; `arrange` is to add rows and to change their order. */
export type AreaRights = { change: boolean; publish: boolean; arrange: boolean }

/** Rights in an area from the permissions in its section: `write` includes publishing if the section has no `publish`. */
export function areaRights(
  { section }: Pick<AreaDefinition, 'section'>,
  access: ProPermissions,
  { mayArrange = () => true }: Pick<AreaParts, 'mayArrange'> = {},
): AreaRights {
  const may = access.AREAS[section] ?? []
  const change = may.includes('write')
  return {
    change,
    publish: publishedSections.includes(section) ? may.includes('publish') : change,
    arrange: change && mayArrange(access),
  }
}

/** The permitted actions on several rows at once. */
export const bulkActionsFor = (
  area: Pick<AreaDefinition, 'scheduled'>,
  { change, publish }: Pick<AreaRights, 'change' | 'publish'>,
): BulkAction[] => [
  ...(publish && area.scheduled ? (['show', 'hide'] as const) : []),
  ...(change ? (['remove'] as const) : []),
]
