import { writeListState } from '../../../pro-forms/list/list-state.ts'
import { areaDefinitions, areaPath } from '../../../schemas/areas/registry.ts'

/** The path of an area's list with filters, below the path of the company. */
export function filteredList(name: string, filters: Record<string, string>): string {
  const area = areaDefinitions.get(name)
  if (!area) throw new Error(`There is no area "${name}"`)
  const query = writeListState(new URLSearchParams(), { search: '', sorting: undefined, page: 1, filters })
  return `${areaPath(area)}?${query}`
}
