import type { CallError } from '../../../../client/call-error.ts'
import type { DatedSlot } from '../../../../schemas/api/booking.ts'
import type { AppointmentConflict } from '../../../../schemas/api/staff-appointment.ts'

/** The obstacle to a visit, and the ways to insist: staff is asked before it is overridden (complaints 3, 11, 40). */
export type Obstacle =
  | {
      kind: 'taken'
      conflicts: readonly AppointmentConflict[]
      nearest: readonly DatedSlot[]
      /** The branch is not open on that day, or not for the whole visit. */
      closed?: 'day' | 'hours' | undefined
    }
  | { kind: 'busy' }

/** Whether a visit may be put there all the same: never over one of a branch that the person does not work in. */
export const mayInsist = (obstacle: Obstacle): boolean =>
  obstacle.kind === 'busy' || obstacle.conflicts.every(({ APPOINTMENT_CODE }) => APPOINTMENT_CODE !== null)

/** The obstacle in the error of a refused call; undefined for any other error. */
export async function obstacleOf(error: CallError): Promise<Obstacle | undefined> {
  if (error.code === 'PATIENT_BUSY') return { kind: 'busy' }
  if (!['SLOT_TAKEN', 'BRANCH_CLOSED', 'OUTSIDE_BRANCH_HOURS'].includes(error.code)) return undefined
  const { CLOSED } = error.data
  const [{ appointmentConflict }, { datedSlot }] = await Promise.all([
    import('../../../../schemas/api/staff-appointment.ts'),
    import('../../../../schemas/api/booking.ts'),
  ])
  return {
    kind: 'taken',
    conflicts: appointmentConflict.array().safeParse(error.data.CONFLICTS).data ?? [],
    nearest: datedSlot.array().safeParse(error.data.NEAREST).data ?? [],
    ...((CLOSED === 'day' || CLOSED === 'hours') && { closed: CLOSED }),
  }
}
