import { useMemo } from 'react'
import { serverNow } from '../../../../client/server-clock.ts'
import { readLocalized } from '../../../../schemas/api/localized-names.ts'
import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'
import type { StaffCalendar } from '../../../../schemas/api/staff-calendar.ts'
import { wallClock } from '../../../../schemas/formats/zone.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import type { Option } from '../../../../ui/form/options.ts'
import { useBranch } from '../appointments-context.ts'
import type { VisitDraft } from '../visit/new-visit-dialog.tsx'
import type { VisitMode } from '../visit/visit-dialog.tsx'
import { type Column, doctorName } from './columns.ts'
import { doctorToday } from './doctor-today.ts'
import { laterFree } from './later-free.ts'
import { type FreeTime, nextFree } from './next-free.ts'
import { useReadColumns } from './use-read-columns.ts'
import type { View } from './view.ts'

/** The dialog that is open over the calendar; `found` is a visit that is not among those shown. */
export type Opened =
  | { kind: 'visit'; code: string; mode: VisitMode; found?: StaffAppointment }
  | { kind: 'new'; place: FreeTime; draft?: VisitDraft }
  | { kind: 'search' }

/** The doctors and services for which a visit can be made in the branch. */
export function usePlaces(calendar: StaffCalendar | undefined, columns: readonly Column[] | undefined) {
  const { locale } = usePage()
  const { timezone } = useBranch()
  const read = useReadColumns()
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
      nextFree(shown, { ...from, doctor }) ??
      (await laterFree(read, { ...from, doctor })) ??
      nextFree(shown, from)
    const usual = Math.ceil(Math.max(from.minute, 540) / 15) * 15
    return found ?? { doctor: doctor ?? lists.doctors[0]?.value ?? '', date: from.date, minute: usual }
  }
  return { ...lists, first, forWalkIn }
}
