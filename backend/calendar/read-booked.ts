import { and, eq, gt, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { bookedLive } from '../../schemas/api/staff-calendar.ts'
import { timeLabel } from '../../schemas/booking/slots.ts'
import { fullName } from '../../schemas/formats/name.ts'
import { wallClock } from '../../schemas/formats/zone.ts'
import { ownAppointments } from '../booking/index.ts'
import { appointment, type Membership } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/** A patient may have held the slot for as long before the appointment was made, in milliseconds. */
const longestHoldMs = 15 * 60_000

/** The most news at once; a member who was away for longer looks into the calendar. */
const mostNews = 20

/** The appointments of a branch that patients have made or moved since an instant, as far as they are a member's business. */
export async function readBooked(
  orm: Orm,
  { member, cabinet, since }: { member: Membership; cabinet: string; since: Date },
): Promise<z.infer<typeof bookedLive>[]> {
  const where: (SQL | undefined)[] = [
    ownAppointments({ member, cabinet }),
    eq(appointment.source, 'online'),
    inArray(appointment.status, ['pending', 'confirmed']),
    isNull(appointment.updatedBy),
    isNull(appointment.attendsAt),
    isNotNull(appointment.code),
    gt(appointment.updatedAt, since),
    // A row that is older than that was changed by a message that went out, not by a booking.
    gt(appointment.createdAt, new Date(since.getTime() - longestHoldMs)),
  ]
  const rows = await orm
    .select({
      code: appointment.code,
      specialist: appointment.specialist,
      status: appointment.status,
      startsAt: appointment.startsAt,
      timezone: appointment.timezone,
      lastname: appointment.lastName,
      name: appointment.name,
    })
    .from(appointment)
    .where(and(...where))
    .orderBy(appointment.updatedAt)
    .limit(mostNews)
  return rows.map(({ code, specialist, status, startsAt, timezone, ...patient }) => {
    const { date, minute } = wallClock(startsAt, timezone)
    return {
      APPOINTMENT_CODE: code ?? '',
      SPECIALIST_CODE: specialist,
      STATUS: status === 'pending' ? 'pending' : 'confirmed',
      DATE: date,
      LABEL: timeLabel(minute),
      PATIENT: fullName(patient),
    }
  })
}
