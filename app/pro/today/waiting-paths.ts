import { writeListState } from '../../../pro-forms/list/list-state.ts'
import type { WaitingKind } from '../../../schemas/api/today.ts'
import { areaDefinitions, areaPath } from '../../../schemas/areas/registry.ts'

/** The path of an area's list with filters, below the path of the company. */
function filteredList(name: string, filters: Record<string, string>): string {
  const area = areaDefinitions.get(name)
  if (!area) throw new Error(`There is no area "${name}"`)
  const query = writeListState(new URLSearchParams(), { search: '', sorting: undefined, page: 1, filters })
  return `${areaPath(area)}?${query}`
}

/** The screens on which each kind of waiting work is done, below the path of the company. */
export const waitingPaths: Record<WaitingKind, string> = {
  bookings: 'doctor-appointment',
  requests: filteredList('appointment-requests', { state: 'new' }),
  questions: 'questions',
  consultations: 'online-consultations',
  reviews: 'reviews',
  widgetSites: filteredList('widget-sites', { status: 'hidden' }),
  photos: filteredList('photos', { status: 'hidden' }),
}
