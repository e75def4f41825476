import type { BulkAction } from '../../../schemas/api/area.ts'
import type { ProPermissions } from '../../../schemas/api/business.ts'
import { type AreaDefinition, hasStatus } from '../../../schemas/areas/define-area.ts'
import { publishedSections } from '../../../schemas/sections.ts'
import type { AreaParts } from '../areas/parts.ts'

/** What a person may do with the rows of an area: `arrange` is to add one and to set their order. */
export type AreaRights = { change: boolean; publish: boolean; arrange: boolean }

/** Rights in an area by those in its section: whoever writes also shows and hides, unless that is a right of its own. */
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

/** What may be done to several rows at once. */
export const bulkActionsFor = (
  area: Pick<AreaDefinition, 'scheduled' | 'moderated'>,
  { change, publish }: Pick<AreaRights, 'change' | 'publish'>,
): BulkAction[] => [
  ...(publish && hasStatus(area) ? (['show', 'hide'] as const) : []),
  ...(change ? (['remove'] as const) : []),
]
