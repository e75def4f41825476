import type { ListRules } from '../../../pro-forms/list/list-state.ts'
import { type AreaDefinition, hasStatus, sortedField } from '../../../schemas/areas/define-area.ts'
import type { Sorting } from '../../../ui/table.tsx'

/** What the list of an area may be asked. */
export const listRules = (definition: AreaDefinition): ListRules => ({
  sortable: (definition.list?.sorts ?? []).map(sortedField),
  filters: [...(definition.list?.filters ?? []), ...(hasStatus(definition) ? ['status'] : [])],
})

/** By what a list is sorted where nothing is asked; undefined where people have put it in order. */
export function usualSorting({ list, ordered }: AreaDefinition): Sorting | undefined {
  const [first] = list?.sorts ?? []
  return ordered || first === undefined
    ? undefined
    : { by: sortedField(first), descending: first.startsWith('-') }
}

/** What is asked for after a press on a column's head: the other direction, and in a list with an order of its own that order again. */
export const nextSorting = (
  definition: AreaDefinition,
  now: Sorting | undefined,
  next: Sorting,
): Sorting | undefined => (definition.ordered && now?.by === next.by && now.descending ? undefined : next)
