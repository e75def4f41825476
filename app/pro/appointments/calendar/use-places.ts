import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { z } from 'zod'
import { call } from '../../../../client/call.ts'
import { CallError } from '../../../../client/call-error.ts'
import { serverNow } from '../../../../client/server-clock.ts'
import { readLocalized } from '../../../../schemas/api/localized-names.ts'
import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'
import type { StaffCalendar } from '../../../../schemas/api/staff-calendar.ts'
import { addDays, wallClock } from '../../../../schemas/formats/zone.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import type { Option } from '../../../../ui/form/options.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { type ApiQuery, queryKeyOf } from '../../../queries/api-query.ts'
import { branchAppointments, branchCalendar } from '../../../queries/appointments.ts'
import { parsed } from '../../../queries/parsed.ts'
import { useBranch } from '../appointments-context.ts'
import type { VisitDraft } from '../visit/new-visit-dialog.tsx'
import type { VisitMode } from '../visit/visit-dialog.tsx'
import { type Column, columnsOf, doctorName } from './columns.ts'
import { doctorToday } from './doctor-today.ts'
import { type FreeTime, nextFree } from './next-free.ts'
import type { View } from './view.ts'

/** The dialog that is open over the calendar; `found` is a visit that is not among those shown. */
export type Opened =
  | { kind: 'visit'; code: string; mode: VisitMode; found?: StaffAppointment }
  | { kind: 'new'; place: FreeTime; draft?: VisitDraft }
  | { kind: 'search' }

/** How many days ahead a free time is looked for if none is shown. */
const daysAhead = 14

/** The doctors and services for which a visit can be made in the branch. */
export function usePlaces(calendar: StaffCalendar | undefined, columns: readonly Column[] | undefined) {
  const { locale } = usePage()
  const { place, timezone } = useBranch()
  const client = useQueryClient()
  const lists = useMemo(() => {
    const all = calendar?.DOCTORS ?? []
    const doctors: Option[] = all.map((doctor) => ({
      value: doctor.SPECIALIST_CODE,
      label: doctorName(doctor, locale),
    }))
    const steps: Record<string, number> = Object.fromEntries(
      all.flatMap(({ SPECIALIST_CODE, STEP }) => (STEP === null ? [] : [[SPECIALIST_CODE, STEP]])),
    )
    const services = (calendar?.SERVICES ?? []).map((service) => ({
      value: service.SERVICE_CODE,
      label: readLocalized(service, 'NAME', locale)?.text ?? service.SERVICE_CODE,
      minutes: service.DURATION,
    }))
    return { doctors, steps, services }
  }, [calendar, locale])

  /** The columns of some days that may not be shown. If they cannot be read, a message says so, and none are returned. */
  async function read(dates: readonly string[]): Promise<Column[]> {
    const [first = ''] = dates
    const last = dates.at(-1) ?? first
    const ask = <Schema extends z.ZodType>(query: ApiQuery<Schema>) =>
      client.fetchQuery({
        queryKey: queryKeyOf(query, locale),
        queryFn: () => parsed(query.schema, call('GET', query.path)),
      })
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

  /** The first free time from a moment on, on days that may not be shown. */
  async function later(from: { date: string; minute: number; doctor: string | undefined }) {
    const dates = Array.from({ length: daysAhead }, (_, day) => addDays(from.date, day))
    return nextFree(await read(dates), from)
  }

  /** Who sees a patient who has just come; the wished doctor, or the first one, where nobody has hours any more today. */
  async function forWalkIn(wish?: string): Promise<string> {
    const { date, minute } = wallClock(serverNow(), timezone)
    const found = doctorToday(await read([date]), { date, minute, wish })
    return found ?? wish ?? lists.doctors[0]?.value ?? ''
  }

  /**
   * The beginning of a visit that is made without pressing a free time: the next free one from there, or from the beginning of the view,
   * and never in the past.
   */
  async function first(view: View, today: string, near?: FreeTime): Promise<FreeTime> {
    const now = { date: today, minute: wallClock(serverNow(), timezone).minute }
    const asked = near ?? { date: view.date, minute: 0, doctor: view.doctor }
    const from = asked.date < now.date || (asked.date === now.date && asked.minute < now.minute) ? now : asked
    const { doctor } = asked
    const shown = columns ?? []
    const found =
      nextFree(shown, { ...from, doctor }) ?? (await later({ ...from, doctor })) ?? nextFree(shown, from)
    const usual = Math.ceil(Math.max(from.minute, 540) / 15) * 15
    return found ?? { doctor: doctor ?? lists.doctors[0]?.value ?? '', date: from.date, minute: usual }
  }
  return { ...lists, first, forWalkIn }
}
