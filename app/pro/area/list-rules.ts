import type { ListRules } from '../../../pro-forms/list/list-state.ts'
import { type AreaDefinition, sortedField } from '../../../schemas/areas/define-area.ts'

/** What the list of an area may be asked. */
export const listRules = ({ list }: AreaDefinition): ListRules => ({
  sortable: (list?.sorts ?? []).map(sortedField),
  filters: list?.filters ?? [],
})
