import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../../client/call.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { type ApiQuery, queryKeyOf } from '../../../queries/api-query.ts'
import { branchAppointments, branchCalendar } from '../../../queries/appointments.ts'
import { parsed } from '../../../queries/parsed.ts'
import { useBranch } from '../appointments-context.ts'
import { columnsOf, hasHoursAt } from '../calendar/columns.ts'
import { datesAround, dayTimes } from './day-times.ts'
import { timesOfPatient, type VisitPatient } from './same-patient.ts'
import type { Where } from './where.ts'

type Options = {
  patient?: VisitPatient | undefined
  /** The code of a visit that is being moved. */
  except?: string | undefined
}

function useAnswer<Schema extends z.ZodType>(query: ApiQuery<Schema>, enabled: boolean) {
  const { locale } = usePage()
  return useQuery({
    queryKey: queryKeyOf(query, locale),
    queryFn: ({ signal }) => parsed(query.schema, call('GET', query.path, undefined, { signal })),
    enabled,
  }).data
}

/** What a doctor's day says of a visit before it is made: the times of the schedule, whether the chosen one is outside of it, and when the patient has visits there already. Nothing until it is read. */
export function useDoctorDay({ doctor, date, time }: Where, { patient, except }: Options) {
  const { locale } = usePage()
  const { place } = useBranch()
  const [before, day] = datesAround(date ?? '1970-01-01')
  const calendar = useAnswer(branchCalendar(place, before, day), date !== null)
  const visits = useAnswer(branchAppointments(place, before, day), date !== null)?.data
  if (!calendar || !visits || date === null) return { times: [], isOutside: false, known: [] }
  const columns = columnsOf({ calendar, visits, dates: [before, day], locale, formerName: '' })
  const hours = calendar.DOCTORS.find(({ SPECIALIST_CODE }) => SPECIALIST_CODE === doctor)
  return {
    times: dayTimes(columns, { doctor, date, except }),
    isOutside: time !== null && !(hours && hasHoursAt(hours, { date, time })),
    known: patient ? timesOfPatient(visits, { patient, doctor, date, except }) : [],
  }
}
