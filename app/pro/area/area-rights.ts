import { isAddedByCompany, isInWholeCompany, isOfCompany } from '../../../schemas/access/branch-rights.ts'
import { publishedSections } from '../../../schemas/access/sections.ts'
import type { AreaRow, BulkAction } from '../../../schemas/api/area.ts'
import type { ProPermissions } from '../../../schemas/api/business.ts'
import { type AreaDefinition, productSection, writeAction } from '../../../schemas/areas/define-area.ts'
import { changeNeedsPublisher, removalNeedsPublisher } from '../../../schemas/publication.ts'

/**
 * A person's rights in the rows of an area; `add` is to remove them as well (`rowRights`). `isForCompany`: only staff of all branches can
 * change them.
 */
export type AreaRights = {
  change: boolean
  publish: boolean
  add: boolean
  order: boolean
  isForCompany: boolean
}

/**
 * Rights in an area from the permissions in its section: `write` includes publishing if the section has no `publish`, and rows that
 * visitors see at once need the right to publish (`writeAction`).
 */
export function areaRights(
  area: Pick<AreaDefinition, 'section' | 'branch' | 'scheduled' | 'drafted'>,
  { AREAS, CABINETS }: ProPermissions,
): AreaRights {
  // The server admits only administrators to areas of the product.
  if (area.section === productSection)
    return { change: true, publish: true, add: true, order: true, isForCompany: false }
  const may = AREAS[area.section] ?? []
  const write = may.includes(writeAction(area))
  const show = publishedSections.includes(area.section) ? may.includes('publish') : write
  const isWhole = isInWholeCompany(CABINETS)
  const change = write && (isWhole || !isOfCompany(area))
  return {
    change,
    publish: change && show,
    add: write && (isWhole || !isAddedByCompany(area)),
    order: write && show && isWhole,
    isForCompany: write && !change,
  }
}

/** The permitted actions on several rows at once. */
export const bulkActionsFor = (
  area: Pick<AreaDefinition, 'scheduled'>,
  { add, publish }: Pick<AreaRights, 'add' | 'publish'>,
): BulkAction[] => [
  ...(publish && area.scheduled ? (['show', 'hide'] as const) : []),
  ...(add ? (['remove'] as const) : []),
]

/** The rights in one row: a person who may not publish changes and removes only what visitors do not see. */
export const rowRights = (
  row: Pick<AreaRow, 'STATUS' | 'PUBLISHED' | 'PUBLISH_AT'>,
  { add, change, publish }: Pick<AreaRights, 'add' | 'change' | 'publish'>,
): { change: boolean; remove: boolean } => ({
  change: change && (publish || !changeNeedsPublisher(row)),
  remove: add && (publish || !removalNeedsPublisher(row)),
})
