import { and, eq, ne } from 'drizzle-orm'
import { readCrockford } from '../../../schemas/formats/crockford.ts'
import { appointment } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { isLinkToken } from '../../kit/secrets/link-token.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'

/** The current appointment: the one to which it was moved, or itself. */
export async function currentOf(orm: Orm, row: AppointmentRow): Promise<AppointmentRow> {
  if (row.status !== 'moved') return row
  const [newest] = await orm
    .select()
    .from(appointment)
    .where(and(eq(appointment.uid, row.uid), ne(appointment.status, 'moved')))
  return newest ?? row
}

/** The appointment of a link; after a move the new one. Throws 404, also for a wrong token, so that existing codes cannot be found out. */
export async function findAppointment(
  orm: Orm,
  { code, token, secret }: { code: string; token: string; secret: string },
): Promise<AppointmentRow> {
  const [row] = await orm
    .select()
    .from(appointment)
    .where(eq(appointment.code, readCrockford(code)))
  if (!row || !isLinkToken(secret, row.uid, token)) throw new ApiError('NOT_FOUND')
  return currentOf(orm, row)
}
