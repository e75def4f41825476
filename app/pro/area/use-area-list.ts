import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import type { ListState } from '../../../pro-forms/list/list-state.ts'
import { areaList } from '../../../schemas/api/area.ts'
import { type AreaPlace, areaKeys, listPath } from './area-queries.ts'

/** How one page of a list is asked for, and remembered. */
export const listQuery = (place: AreaPlace, state: ListState) => ({
  queryKey: areaKeys.list(place, state),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    areaList.parse(await call('GET', listPath(place, state), undefined, { signal })),
})

/** One page of a list; while another one is on its way, what was there before is shown. */
export const useAreaList = (place: AreaPlace, state: ListState) =>
  useQuery({ ...listQuery(place, state), placeholderData: keepPreviousData })

/** Makes all that is remembered of an area old, so that what is on the screen is asked for anew. */
export function useForgetArea(place: AreaPlace): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: areaKeys.area(place) })
}
