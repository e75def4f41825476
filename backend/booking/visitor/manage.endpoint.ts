import { eq } from 'drizzle-orm'
import { appointmentCard, attendBody, cancelBody, moveBody } from '../../../schemas/api/appointment.ts'
import { linkParams } from '../../../schemas/api/link-address.ts'
import { appointment } from '../../database/tables/index.ts'
import { lockCompany } from '../../kit/company/lock-company.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { allowedNow, checkMayChange, refusal } from '../appointments/appointment-rules.ts'
import { isHeld, lockHold, rulesOfHold } from '../appointments/book.ts'
import { changeStatus } from '../appointments/change-status.ts'
import { findAppointment } from '../appointments/find-appointment.ts'
import { moveInto } from '../appointments/move-appointment.ts'
import { manageSecret } from '../letters/manage-token.ts'
import { notifyPatient } from '../letters/notify-patient.ts'
import { claimTime } from '../slots/kept-time.ts'
import { signalChanged } from '../slots/signal-changed.ts'
import { notifyWaiting } from '../waiting/notify-waiting.ts'
import { withNearest } from './book.endpoint.ts'
import { cardAnswer } from './card-answer.ts'

const changes = {
  method: 'post',
  service: 'w-front',
  access: 'anyone',
  limits: [{ per: 'address', times: 120, seconds: 900 }],
  params: linkParams,
  answer: appointmentCard,
} as const

/** The appointment of a link, with those of its company locked until the end of the transaction. */
async function lockAppointment(orm: Orm, asked: Parameters<typeof findAppointment>[1]) {
  const { company } = await findAppointment(orm, asked)
  await lockCompany(orm, company)
  // Read again: the appointment may have been moved before the lock.
  return findAppointment(orm, asked)
}

/** PA9 */
export const cancelAppointment = defineCall({
  ...changes,
  path: '/v1/appointment/{code}/cancel',
  summary: 'Cancels an appointment by its link; 403 with the clinic’s phone if it is too near',
  body: cancelBody,
  act: async ({ orm, params: { code }, body: { TOKEN: token, REASON }, transaction }) => {
    const now = Date.now()
    const secret = await manageSecret(orm)
    const cancelled = await transaction(async (inner) => {
      const row = await lockAppointment(inner, { code, token, secret })
      await checkMayChange(inner, row, now)
      const done = await changeStatus(inner, row.id, 'cancelByPatient', undefined, {
        reason: REASON ?? null,
        remindAt: null,
        sequence: row.sequence + 1,
      })
      await notifyPatient(inner, { ...done, reason: null }, 'appointment-cancelled', secret)
      await notifyWaiting(inner, done, { now, secret })
      return done
    })
    return cardAnswer(orm, cancelled, now)
  },
})

/** PA9 */
export const moveAppointment = defineCall({
  ...changes,
  path: '/v1/appointment/{code}/move',
  summary:
    'Moves an appointment to the slot of a hold by its link; the link leads to the new one from then on',
  body: moveBody,
  act: async ({ orm, params: { code }, body: { TOKEN: token, HOLD_ID }, transaction }) => {
    const now = Date.now()
    const secret = await manageSecret(orm)
    const moved = await withNearest(orm, HOLD_ID, now, () =>
      transaction(async (inner) => {
        const row = await lockAppointment(inner, { code, token, secret })
        const [again] = await inner.select().from(appointment).where(eq(appointment.id, HOLD_ID))
        // The same call once more, whose answer was lost.
        if (again && again.id === row.id && row.sequence > 0) return row
        await checkMayChange(inner, row, now)
        const held = await lockHold(inner, HOLD_ID)
        if (!isHeld(held, now) || held.company !== row.company) throw new ApiError('HOLD_GONE')
        await rulesOfHold(inner, held)
        const next = await moveInto(inner, row, () => claimTime(inner, held, now), { now })
        await notifyPatient(inner, next, 'appointment-moved', secret)
        await notifyWaiting(inner, row, { now, secret })
        await signalChanged(inner, row.company)
        return next
      }),
    )
    return cardAnswer(orm, moved, now)
  },
})

/** PA9 */
export const attendAppointment = defineCall({
  ...changes,
  path: '/v1/appointment/{code}/confirm',
  summary: 'Says that the patient comes, by the link of a reminder',
  body: attendBody,
  act: async ({ orm, params: { code }, body: { TOKEN: token }, transaction }) => {
    const now = Date.now()
    const secret = await manageSecret(orm)
    const row = await transaction(async (inner) => {
      const found = await lockAppointment(inner, { code, token, secret })
      if (found.attendsAt) return found
      if (!allowedNow(found, 0, now).mayAttend) throw await refusal(inner, found)
      const [said] = await inner
        .update(appointment)
        .set({ attendsAt: new Date(now) })
        .where(eq(appointment.id, found.id))
        .returning()
      await signalChanged(inner, found.company)
      return said ?? found
    })
    return cardAnswer(orm, row, now)
  },
})
