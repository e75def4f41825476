import { useQueryClient } from '@tanstack/react-query'
import { CallError } from '../../../../client/call-error.ts'
import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { queryKeyOf } from '../../../queries/api-query.ts'
import { branchAppointments } from '../../../queries/appointments.ts'
import { useTranslation } from '../../../use-translation.ts'
import { instantOf } from '../../clinic-moment.ts'
import { useToday } from '../../use-today.ts'
import { useBranch } from '../appointments-context.ts'
import { useVisitCalls } from '../use-visit-calls.ts'
import { type Obstacle, obstacleOf } from '../visit/obstacle.ts'
import { patientOf } from '../visit-name.ts'
import { whenOf } from '../visit-when.ts'
import { clockOf, lengthOf } from './columns.ts'
import type { FreeTime } from './next-free.ts'
import { rangeOf, type View } from './view.ts'

type List = { data: StaffAppointment[] }

type Options = {
  onMoved: (code: string) => void
  /** With the obstacle, if there is one. */
  onRefused: (code: string, to: FreeTime, refused: Obstacle | undefined) => void
}

/** Moves a visit that was dropped: it stands in its new place at once, and goes back if the place is refused. */
export function useMoveTo(view: View, { onMoved, onRefused }: Options) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place, timezone } = useBranch()
  const today = useToday(timezone)
  const client = useQueryClient()
  const { move } = useVisitCalls()
  const { from, to: last } = rangeOf(view)
  const queryKey = queryKeyOf(branchAppointments(place, from, last), locale)

  return async (code: string, to: FreeTime): Promise<void> => {
    const list = client.getQueryData<List>(queryKey)
    const visit = list?.data.find(({ APPOINTMENT_CODE }) => APPOINTMENT_CODE === code)
    const START = instantOf({ date: to.date, time: clockOf(to.minute) }, timezone)
    if (!list || !visit || !START) return
    if (visit.START === START.replace('.000Z', 'Z') && visit.SPECIALIST_CODE === to.doctor) return
    const END = new Date(Date.parse(START) + lengthOf(visit) * 60_000).toISOString()
    const moved: StaffAppointment = {
      ...visit,
      START,
      END,
      DATE: to.date,
      LABEL: clockOf(to.minute),
      LABEL_END: clockOf(to.minute + lengthOf(visit)),
      SPECIALIST_CODE: to.doctor,
    }
    await client.cancelQueries({ queryKey })
    client.setQueryData<List>(queryKey, {
      ...list,
      data: list.data.map((one) => (one === visit ? moved : one)),
    })
    try {
      const done = await move(code, { START, DOCTOR_CODE: to.doctor })
      toast({
        message: t('calendar:done.moved', { name: patientOf(done), when: whenOf(done, locale, today) }),
        variant: 'success',
      })
      onMoved(done.APPOINTMENT_CODE)
    } catch (error) {
      client.setQueryData(queryKey, list)
      if (!(error instanceof CallError)) throw error
      const refused = await obstacleOf(error)
      if (refused) return onRefused(code, to, refused)
      toast({ message: error.sentence, variant: 'error' })
    }
  }
}
