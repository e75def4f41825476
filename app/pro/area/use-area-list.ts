import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import type { ListState } from '../../../pro-forms/list/list-state.ts'
import { parsed } from '../../queries/parsed.ts'
import { areaAnswers } from './area-answers.ts'
import { type AreaPlace, areaKeys, listPath } from './area-queries.ts'

/** The query for one page of a list. */
export const listQuery = (place: AreaPlace, state: ListState) => ({
  queryKey: areaKeys.list(place, state),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    parsed(areaAnswers.list, call('GET', listPath(place, state), undefined, { signal })),
})

/** One page of a list; while another page is loading, the previous one stays visible. */
export const useAreaList = (place: AreaPlace, state: ListState) =>
  useQuery({ ...listQuery(place, state), placeholderData: keepPreviousData })
