import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { appointment } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'

/** A contact that the patient has confirmed to the company before: only such contacts get messages (complaint 39). */
export async function confirmedChannel(
  orm: Orm,
  { phone, email, phoneHash }: Pick<AppointmentRow, 'phone' | 'email' | 'phoneHash'>,
) {
  if (phoneHash === null) return null
  const [last] = await orm
    .select({ channel: appointment.channel, phone: appointment.phone, email: appointment.email })
    .from(appointment)
    .where(and(eq(appointment.phoneHash, phoneHash), isNotNull(appointment.channel)))
    .orderBy(desc(appointment.createdAt))
    .limit(1)
  const isSame = last?.channel === 'email' ? last.email === email : last?.phone === phone
  return last && isSame ? last.channel : null
}
