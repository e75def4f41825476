import type { KeyboardEvent, RefObject } from 'react'
import { CallError } from '../../../../client/call-error.ts'
import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'
import type { AppointmentStatus } from '../../../../schemas/appointment-status.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../use-translation.ts'
import { useBranch } from '../appointments-context.ts'
import { useVisitCalls } from '../use-visit-calls.ts'
import { patientOf } from '../visit-name.ts'
import type { GridHandle, Place } from './grid.tsx'
import type { Opened } from './use-places.ts'
import { turned, type View } from './view.ts'

/** Statuses by the key that gives them: its place on the keyboard, whatever letters it has in the language of the person. */
const statusKeys: Record<string, (typeof statusOf)[number]> = {
  KeyC: 'confirmed',
  KeyA: 'arrived',
  KeyD: 'completed',
}
const statusOf = ['confirmed', 'arrived', 'completed'] as const satisfies AppointmentStatus[]

type Options = {
  view: View
  show: (view: View) => void
  open: (opened: Opened) => void
  visits: readonly StaffAppointment[]
  today: string
  grid: RefObject<GridHandle | null>
}

/** The letters of the calendar. They are heard only while something in it has the focus. */
export function useGridKeys({ view, show, open, visits, today, grid }: Options) {
  const { t } = useTranslation()
  const { mayChange } = useBranch()
  const { setStatus } = useVisitCalls()

  async function give(visit: StaffAppointment, status: (typeof statusOf)[number]) {
    try {
      await setStatus(visit.APPOINTMENT_CODE, status)
      toast({ message: t(`calendar:done.${status}`, { name: patientOf(visit) }), variant: 'success' })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast({ message: error.sentence, variant: 'error' })
    }
  }
  function turn(next: View, minute: number): true {
    show(next)
    grid.current?.focusOn({ minute })
    return true
  }
  return (
    { code, key }: KeyboardEvent,
    at: { visit: string | undefined; place: Place | undefined },
  ): boolean => {
    const minute = at.place?.minute ?? 0
    if (key === 'PageDown') return turn(turned(view, 1), minute)
    if (key === 'PageUp') return turn(turned(view, -1), minute)
    if (code === 'KeyT') return turn({ ...view, date: today }, minute)
    if (code === 'KeyF') {
      open({ kind: 'search' })
      return true
    }
    if (!mayChange) return false
    if (code === 'KeyN' && at.place) {
      open({ kind: 'new', place: at.place })
      return true
    }
    const visit = visits.find(({ APPOINTMENT_CODE }) => APPOINTMENT_CODE === at.visit)
    if (!visit) return false
    if (code === 'KeyM' && visit.NEXT.includes('cancelled_by_clinic')) {
      open({ kind: 'visit', code: visit.APPOINTMENT_CODE, mode: { kind: 'move' } })
      return true
    }
    const status = statusKeys[code]
    if (!status || !visit.NEXT.includes(status)) return false
    void give(visit, status)
    return true
  }
}
