import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../../client/call.ts'
import { CallError } from '../../../../client/call-error.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { type ApiQuery, queryKeyOf } from '../../../queries/api-query.ts'
import { branchAppointments, branchCalendar } from '../../../queries/appointments.ts'
import { parsed } from '../../../queries/parsed.ts'
import { useBranch } from '../appointments-context.ts'
import { type Column, columnsOf } from './columns.ts'

/** Reads the columns of some days, in order, that may not be shown. If they cannot be read, a message says so, and there are none. */
export function useReadColumns(): (dates: readonly string[]) => Promise<Column[]> {
  const { locale } = usePage()
  const { place } = useBranch()
  const client = useQueryClient()
  const ask = <Schema extends z.ZodType>(query: ApiQuery<Schema>) =>
    client.fetchQuery({
      queryKey: queryKeyOf(query, locale),
      queryFn: () => parsed(query.schema, call('GET', query.path)),
    })
  return async (dates) => {
    const [first = ''] = dates
    const last = dates.at(-1) ?? first
    try {
      const [hours, list] = await Promise.all([
        ask(branchCalendar(place, first, last)),
        ask(branchAppointments(place, first, last)),
      ])
      return columnsOf({ calendar: hours, visits: list.data, dates, locale, formerName: '' })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast({ message: error.sentence, variant: 'error' })
      return []
    }
  }
}
