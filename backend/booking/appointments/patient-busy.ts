import { and, eq, gt, inArray, lt, ne, not } from 'drizzle-orm'
import { occupyingStatuses } from '../../../schemas/booking/appointment-status.ts'
import { appointment } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { instant } from '../../shared/answers/instant.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'

type Time = Pick<AppointmentRow, 'id' | 'startsAt' | 'endsAt'>

/**
 * Writes an appointment, unless its patient has another one in the company at the same time: then it throws 409 with the time of that one.
 * The lock of the company's appointments decides which of two is first, and in any case the constraint.
 */
export async function asPatientBusy<T>(
  orm: Orm,
  patientHash: string | null,
  { id, startsAt, endsAt }: Time,
  write: () => Promise<T>,
): Promise<T> {
  if (patientHash === null) return write()
  const [other] = await orm
    .select({ startsAt: appointment.startsAt })
    .from(appointment)
    .where(
      and(
        eq(appointment.patientHash, patientHash),
        ne(appointment.id, id),
        inArray(appointment.status, [...occupyingStatuses]),
        not(appointment.isSamePatient),
        lt(appointment.startsAt, endsAt),
        gt(appointment.endsAt, startsAt),
      ),
    )
    .limit(1)
  if (other) throw new ApiError('PATIENT_BUSY', { data: { START: instant(other.startsAt) } })
  return write()
}
