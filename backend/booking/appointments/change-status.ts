import { and, eq, inArray } from 'drizzle-orm'
import { type AppointmentStatus, statusesBefore } from '../../../schemas/booking/appointment-status.ts'
import { appointment } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { signalChanged } from '../slots/signal-changed.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'

/**
 * Gives an appointment another status (S-APPT): one statement that finds it only in a status with an arrow to the new one, so that of two
 * at the same time one wins. Throws 409 with the status that it has.
 */
export async function changeStatus(
  orm: Orm,
  id: string,
  status: AppointmentStatus,
  set: Partial<AppointmentRow> = {},
): Promise<AppointmentRow> {
  const [row] = await orm
    .update(appointment)
    .set({ ...set, status, updatedAt: new Date() })
    .where(and(eq(appointment.id, id), inArray(appointment.status, statusesBefore(status))))
    .returning()
  if (row) {
    await signalChanged(orm, row.company)
    return row
  }
  const [found] = await orm
    .select({ status: appointment.status })
    .from(appointment)
    .where(eq(appointment.id, id))
  throw new ApiError('STATUS_FINAL', { data: { STATUS: found?.status ?? null } })
}
