import { type ListState, listCall } from '../../../pro-forms/list/list-state.ts'

/** The place of an area's rows: company and current cabinet as in a path, and the area's name. */
export type AreaPlace = { place: string; area: string }

/** Rows on one page of a list. */
export const pageSize = 50

/** The path of an area's read calls (`schemas/api/area.ts`). */
export const readPath = ({ place, area }: AreaPlace, more = ''): `/${string}` =>
  `/business-api-front2/${place}/${area}${more}`

/** The path of an area's write calls. */
export const writePath = ({ place, area }: AreaPlace, more = ''): `/${string}` =>
  `/w-business/${place}/${area}${more}`

/** The call for one page of a list. */
export function listPath(place: AreaPlace, state: ListState): `/${string}` {
  const query = listCall(state)
  query.set('page[number]', String(state.page))
  query.set('page[size]', String(pageSize))
  return readPath(place, `?${query}`)
}

/** The call for a list as a CSV file with the rows of all pages. */
export const csvPath = (place: AreaPlace, state: ListState): `/${string}` =>
  readPath(place, `_export?${listCall(state)}`)

/** Subject (see `ApiQuery`) of the rows of all areas. */
export const areaSubject = 'area'

/** Query keys. All keys of an area have a common prefix, so that a change can invalidate them together. */
export const areaKeys = {
  area: ({ place, area }: AreaPlace) => [areaSubject, place, area] as const,
  lists: (place: AreaPlace) => [...areaKeys.area(place), 'list'] as const,
  list: (place: AreaPlace, state: ListState) => [...areaKeys.lists(place), state] as const,
  row: (place: AreaPlace, code: string) => [...areaKeys.area(place), 'row', code] as const,
  values: (place: AreaPlace, field: string) => [...areaKeys.area(place), 'values', field] as const,
}
