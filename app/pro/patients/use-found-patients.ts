import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { queryKeyOf } from '../../queries/api-query.ts'
import { parsed } from '../../queries/parsed.ts'
import { foundPatients } from '../../queries/patients.ts'
import { useSettled } from '../../use-settled.ts'

/** A search waits for a pause in typing, in milliseconds. */
const pauseMs = 150

/** Patients found by what is typed; until they are there, those found before. */
export function useFoundPatients(place: string, typed: string) {
  const { locale } = usePage()
  const search = useSettled(typed.trim(), pauseMs)
  const query = foundPatients(place, search)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: queryKeyOf(query, locale),
    queryFn: ({ signal }) => parsed(query.schema, call('GET', query.path, undefined, { signal })),
    placeholderData: keepPreviousData,
  })
  return {
    patients: data?.data,
    error,
    isFetching,
    /** Whether they are those of what is typed now. */
    isCurrent: search === typed.trim() && !isPlaceholderData && data !== undefined,
    retry: () => void refetch(),
  }
}
