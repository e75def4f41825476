import type { BulkAction } from '../../../schemas/api/area.ts'
import { type AreaDefinition, hasStatus } from '../../../schemas/areas/define-area.ts'
import { type Permissions, publishedSections } from '../../../schemas/sections.ts'

/** What a person may do with the rows of an area. */
export type AreaRights = { change: boolean; publish: boolean }

/** Rights in an area by those in its section: whoever writes also shows and hides, unless that is a right of its own. */
export function areaRights(
  { section }: Pick<AreaDefinition, 'section'>,
  permissions: Permissions,
): AreaRights {
  const may = permissions[section] ?? []
  const change = may.includes('write')
  return { change, publish: publishedSections.includes(section) ? may.includes('publish') : change }
}

/** What may be done to several rows at once. */
export const bulkActionsFor = (
  area: Pick<AreaDefinition, 'scheduled' | 'moderated'>,
  { change, publish }: AreaRights,
): BulkAction[] => [
  ...(publish && hasStatus(area) ? (['show', 'hide'] as const) : []),
  ...(change ? (['remove'] as const) : []),
]
