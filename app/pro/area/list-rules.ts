import type { ListRules } from '../../../pro-forms/list/list-state.ts'
import { type AreaDefinition, sortedField } from '../../../schemas/areas/define-area.ts'
import type { Sorting } from '../../../ui/shown/table.tsx'

/** The columns by which the list of an area is sorted, and the fields by which it is filtered. */
export const listRules = (definition: AreaDefinition): ListRules => ({
  sortable: (definition.list?.sorts ?? []).map(sortedField),
  filters: [
    ...(definition.list?.filters ?? []),
    ...(definition.scheduled || definition.drafted ? ['status'] : []),
  ],
})

/** The default sorting; undefined for a list in manual order. */
export function usualSorting({ list, ordered }: AreaDefinition): Sorting | undefined {
  const [first] = list?.sorts ?? []
  return ordered || first === undefined
    ? undefined
    : { by: sortedField(first), descending: first.startsWith('-') }
}

/** The sorting after a click on a column's header: the other direction, then, in a list with manual order, that order again. */
export const nextSorting = (
  definition: AreaDefinition,
  now: Sorting | undefined,
  next: Sorting,
): Sorting | undefined => (definition.ordered && now?.by === next.by && now.descending ? undefined : next)
