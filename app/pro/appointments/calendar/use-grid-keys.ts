import type { RefObject } from 'react'
import { CallError } from '../../../../client/call-error.ts'
import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'
import type { AppointmentStatus } from '../../../../schemas/booking/appointment-status.ts'
import { formatCalendarDate } from '../../../../schemas/formats/date.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../use-translation.ts'
import { useBranch } from '../appointments-context.ts'
import { useGiveStatus } from '../use-give-status.ts'
import { patientOf } from '../visit-name.ts'
import type { GridHandle } from './grid.tsx'
import type { FreeTime } from './next-free.ts'
import type { Opened } from './use-places.ts'
import { turned, type View } from './view.ts'
import { whyNot } from './why-not.ts'

/** Statuses by the key that gives them: its place on the keyboard, whatever letters it has in the language of the person. */
const statusKeys: Record<string, (typeof keyedStatuses)[number]> = {
  KeyC: 'confirmed',
  KeyA: 'arrived',
  KeyD: 'completed',
}
const keyedStatuses = ['confirmed', 'arrived', 'completed'] as const satisfies AppointmentStatus[]

type Options = {
  view: View
  show: (view: View) => void
  open: (opened: Opened) => void
  visits: readonly StaffAppointment[]
  today: string
  grid: RefObject<GridHandle | null>
  /** Opens the form of a new visit at the next free time, from a place on if there is one. */
  onNext: (near?: FreeTime) => void
}

/** The focused item: a visit by its code, or a free time; neither outside of the calendar. */
export type KeyTarget = { visit?: string | undefined; place?: FreeTime | undefined }

/** The keys of the calendar, also where nothing in it has the focus. A letter that does nothing says why. True if a key was taken. */
export function useGridKeys({ view, show, open, visits, today, grid, onNext }: Options) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { mayChange } = useBranch()
  const { give } = useGiveStatus()

  async function press(visit: StaffAppointment, status: (typeof keyedStatuses)[number]) {
    try {
      await give(visit, status)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast({ message: error.sentence, variant: 'error' })
    }
  }
  const nameOf = (visit: StaffAppointment) => patientOf(visit) || t('calendar:hold.name')
  /** The message that no status follows the one of a visit by this key. */
  const stands = (visit: StaffAppointment) =>
    t('calendar:why.status', { name: nameOf(visit), status: t(`calendar:status.${visit.STATUS}`) })
  /** Says why a visit does not get a status now. */
  function refusalOf(visit: StaffAppointment, status: (typeof keyedStatuses)[number]): string {
    const why = whyNot(visit, status)
    if (why === 'status') return stands(visit)
    const name = nameOf(visit)
    return why === 'notHere'
      ? t('calendar:why.notHere', { name, key: 'A' })
      : t('calendar:why.notYet', { name, date: formatCalendarDate(visit.DATE, locale, today) })
  }
  const say = (message: string): true => {
    toast({ message, variant: 'info' })
    return true
  }
  function turn(next: View, minute: number): true {
    show(next)
    grid.current?.focusOn({ minute })
    return true
  }
  return ({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>, at: KeyTarget): boolean => {
    const minute = at.place?.minute ?? 0
    if (key === 'PageDown') return turn(turned(view, 1), minute)
    if (key === 'PageUp') return turn(turned(view, -1), minute)
    if (code === 'KeyT') return turn({ ...view, date: today }, minute)
    if (code === 'KeyF') {
      open({ kind: 'search' })
      return true
    }
    if (!mayChange) return false
    if (code === 'KeyN') {
      onNext(at.place)
      return true
    }
    const status = statusKeys[code]
    if (!status && code !== 'KeyM') return false
    const visit = visits.find(({ APPOINTMENT_CODE }) => APPOINTMENT_CODE === at.visit)
    if (!visit) return say(t('calendar:why.noVisit'))
    if (!status) {
      if (!visit.NEXT.includes('cancelled_by_clinic')) return say(stands(visit))
      open({ kind: 'visit', code: visit.APPOINTMENT_CODE, mode: { kind: 'move' } })
      return true
    }
    if (!visit.NEXT.includes(status)) return say(refusalOf(visit, status))
    void press(visit, status)
    return true
  }
}
