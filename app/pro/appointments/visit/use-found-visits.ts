import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../client/call.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { queryKeyOf } from '../../../queries/api-query.ts'
import { foundAppointments } from '../../../queries/appointments.ts'
import { parsed } from '../../../queries/parsed.ts'
import { useSettled } from '../../../use-settled.ts'
import { useBranch } from '../appointments-context.ts'

/** A search waits for a pause in typing, in milliseconds. */
const pauseMs = 300
/** Fewer letters find half of all patients. */
const leastLetters = 3

/** Visits of a patient by name or phone number, once enough has been typed. */
export function useFoundVisits(typed: string) {
  const { locale } = usePage()
  const { place } = useBranch()
  const search = useSettled(typed.trim(), pauseMs)
  const isLong = search.length >= leastLetters
  const query = foundAppointments(place, search)
  const { data, error, isFetching } = useQuery({
    queryKey: queryKeyOf(query, locale),
    queryFn: ({ signal }) => parsed(query.schema, call('GET', query.path, undefined, { signal })),
    enabled: isLong,
  })
  return { visits: isLong ? data?.data : undefined, error: isLong ? error : null, isFetching, isLong }
}
