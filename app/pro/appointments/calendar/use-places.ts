import { useMemo } from 'react'
import { serverNow } from '../../../../client/server-clock.ts'
import { readLocalized } from '../../../../schemas/api/localized-names.ts'
import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'
import type { StaffCalendar } from '../../../../schemas/api/staff-calendar.ts'
import { wallClock } from '../../../../schemas/formats/zone.ts'
import type { Option } from '../../../../ui/options.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { useBranch } from '../appointments-context.ts'
import type { VisitMode } from '../visit/visit-dialog.tsx'
import { type Column, doctorName } from './columns.ts'
import type { Place } from './grid.tsx'
import type { View } from './view.ts'

/** What is open over the calendar; `found` is a visit that is not among those shown. */
export type Opened =
  | { kind: 'visit'; code: string; mode: VisitMode; found?: StaffAppointment }
  | { kind: 'new'; place: Place }
  | { kind: 'search' }

/** For whom and for what a visit can be made in the branch. */
export function usePlaces(calendar: StaffCalendar | undefined, columns: readonly Column[] | undefined) {
  const { locale } = usePage()
  const { timezone } = useBranch()
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

  /** Where a visit begins that is made without having pressed a place: today the next free time, otherwise the first. */
  function first(view: View, today: string): Place {
    const date = view.date
    const now = date === today ? wallClock(serverNow(), timezone).minute : 0
    const free = (columns ?? [])
      .filter(
        (column) => column.date === date && (view.doctor === undefined || column.doctor === view.doctor),
      )
      .flatMap(({ doctor, free: starts }) => starts.map((minute) => ({ doctor, date, minute })))
      .filter(({ minute }) => minute >= now)
      .sort((one, other) => one.minute - other.minute)
    const doctor = view.doctor ?? lists.doctors[0]?.value ?? ''
    return free[0] ?? { doctor, date, minute: Math.ceil(Math.max(now, 540) / 15) * 15 }
  }
  return { ...lists, first }
}
