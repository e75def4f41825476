import { CallError } from '../../../client/call-error.ts'
import { serverNow } from '../../../client/server-clock.ts'
import { undoToast } from '../../../pro-forms/fields/undo-toast.tsx'
import type { StaffAppointment } from '../../../schemas/api/staff-appointment.ts'
import type { AppointmentStatus } from '../../../schemas/booking/appointment-status.ts'
import { removeToast, toast } from '../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../use-translation.ts'
import { useVisitCalls } from './use-visit-calls.ts'
import { patientOf } from './visit-name.ts'

/** The statuses that can be taken back, each by a word of its own. */
export const isTakenBack = (status: AppointmentStatus): status is 'arrived' | 'completed' | 'no_show' =>
  status === 'arrived' || status === 'completed' || status === 'no_show'

/** The offer to take back a status that stands on the screen, or the last one that did. */
let offered = ''

/** Takes the offer off the screen, where it would cover a visit: that has a button of its own for it. */
export const withdrawOffer = (): void => removeToast(offered)

/** Gives a visit another status with a message, and takes it back as long as the server allows that (S-APPT). Giving throws CallError. */
export function useGiveStatus() {
  const { t } = useTranslation()
  const { setStatus, takeBack } = useVisitCalls()

  async function back(visit: StaffAppointment): Promise<StaffAppointment | undefined> {
    removeToast(offered)
    try {
      const changed = await takeBack(visit)
      const name = patientOf(changed)
      const status = t(`calendar:status.${changed.STATUS}`)
      const message =
        changed.STATUS === 'cancelled_by_clinic'
          ? t('calendar:done.cancelled_by_clinic', { name })
          : t('calendar:takeBack.done', { name, status })
      toast({ message, variant: 'success' })
      return changed
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toast({ message: error.sentence, variant: 'error' })
      return undefined
    }
  }
  async function give(visit: StaffAppointment, status: StaffAppointment['NEXT'][number], reason?: string) {
    const changed = await setStatus(visit, status, reason)
    const message = t(`calendar:done.${status}`, { name: patientOf(visit) })
    removeToast(offered)
    const until = changed.TAKE_BACK_UNTIL
    const undo = isTakenBack(status) ? t(`calendar:takeBack.${status}`) : undefined
    if (until === null || undo === undefined) toast({ message, variant: 'success' })
    else
      offered = undoToast(message, undo, () => void back(changed), {
        variant: 'success',
        position: 'top',
        delay: Math.max(0, Date.parse(until) - serverNow().getTime()),
      })
    return changed
  }
  return { give, back }
}
