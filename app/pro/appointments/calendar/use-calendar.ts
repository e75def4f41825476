import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { z } from 'zod'
import { call } from '../../../../client/call.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { type ApiQuery, queryKeyOf } from '../../../queries/api-query.ts'
import { branchAppointments, branchCalendar } from '../../../queries/appointments.ts'
import { parsed } from '../../../queries/parsed.ts'
import { useTranslation } from '../../../use-translation.ts'
import { useBranch } from '../appointments-context.ts'
import { columnsOf } from './columns.ts'
import { datesOf, rangeOf, type View } from './view.ts'

/** How often the calendar polls while it has no connection for events, in milliseconds. */
const askMs = 60_000

function useAnswer<Schema extends z.ZodType>(query: ApiQuery<Schema>, askEvery: number | false) {
  const { locale } = usePage()
  return useQuery({
    queryKey: queryKeyOf(query, locale),
    queryFn: ({ signal }) => parsed(query.schema, call('GET', query.path, undefined, { signal })),
    placeholderData: keepPreviousData,
    refetchInterval: askEvery,
    // A registrar looks at it all day, also from another window.
    refetchIntervalInBackground: true,
  })
}

/** The data of a calendar view, and how far it is to be trusted. */
export function useCalendar(view: View, isLive: boolean) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place } = useBranch()
  const { from, to } = rangeOf(view)
  const hours = useAnswer(branchCalendar(place, from, to), false)
  const list = useAnswer(branchAppointments(place, from, to), isLive ? false : askMs)
  const formerName = t('calendar:formerDoctor')
  const columns = useMemo(() => {
    const calendar = hours.data
    if (!calendar || !list.data) return undefined
    const options = { calendar, visits: list.data.data, dates: datesOf(view), locale, formerName }
    if (view.kind === 'day') return columnsOf(options)
    const doctor = view.doctor ?? calendar.DOCTORS[0]?.SPECIALIST_CODE
    return columnsOf(options, true).filter((column) => column.doctor === doctor)
  }, [hours.data, list.data, view, locale, formerName])
  return {
    columns,
    calendar: hours.data,
    visits: list.data?.data ?? [],
    error: hours.error ?? list.error,
    /** True while another day is shown than asked for. */
    isTurning: hours.isPlaceholderData || list.isPlaceholderData,
    isFetching: hours.isFetching || list.isFetching,
    retry: () => {
      void hours.refetch()
      void list.refetch()
    },
  }
}
