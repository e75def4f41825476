import { eq } from 'drizzle-orm'
import { appointmentBody, bookedAppointment } from '../../../schemas/api/appointment.ts'
import type { DatedSlot } from '../../../schemas/api/booking.ts'
import { appointment } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { requestKey } from '../../kit/input/request-key.ts'
import { book } from '../appointments/book.ts'
import { manageSecret } from '../letters/manage-token.ts'
import { findNearest } from '../slots/find-slots.ts'
import { readBookable } from '../slots/read-bookable.ts'
import { readPlaces } from '../slots/read-places.ts'
import { bookedAnswer } from './booked-answer.ts'

/** Free slots near to that of a hold which is over; none if the hold is unknown by now. */
export async function nearestOf(orm: Orm, holdId: string, now: number): Promise<DatedSlot[]> {
  const [row] = await orm.select().from(appointment).where(eq(appointment.id, holdId))
  if (!row) return []
  const bookable = await readBookable(orm, row.company)
  const asked = { cabinet: row.cabinet, doctor: row.specialist }
  const places = await readPlaces(orm, bookable, asked, undefined)
  return findNearest(orm, places, { company: row.company, now, at: row.startsAt.getTime(), hold: holdId })
}

/** Errors after which the visitor has lost the chosen time. */
const withoutTime: ReadonlySet<string> = new Set(['HOLD_GONE', 'SLOT_INVALID', 'SLOT_TAKEN'])

/** Adds free slots to the error of a hold that is over. */
export async function withNearest<T>(
  orm: Orm,
  holdId: string,
  now: number,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ApiError) || !withoutTime.has(error.code)) throw error
    throw new ApiError(error.code, { data: { NEAREST: await nearestOf(orm, holdId, now) }, cause: error })
  }
}

/** PA7 */
export const bookSlot = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/appointment',
  summary:
    'Books the slot of a hold, with a code for phone or e-mail address; with the same Idempotency-Key and body the same appointment again, as it is now',
  access: 'anyone',
  limits: [{ per: 'address', times: 120, seconds: 900 }],
  body: appointmentBody,
  status: 201,
  answer: bookedAppointment,
  act: async ({ orm, body, person, caller, locale, transaction }) => {
    const now = Date.now()
    const key = requestKey(caller) ?? body.HOLD_ID
    const secret = await manageSecret(orm)
    const row = await withNearest(orm, body.HOLD_ID, now, () =>
      transaction((inner) =>
        book(inner, { body, key, person, address: caller.address, locale, now, secret }),
      ),
    )
    return bookedAnswer(row, secret)
  },
})
