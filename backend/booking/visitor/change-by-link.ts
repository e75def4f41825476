import { eq } from 'drizzle-orm'
import { appointment } from '../../database/tables/index.ts'
import { lockCompany } from '../../kit/company/lock-company.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { checkMayChange } from '../appointments/appointment-rules.ts'
import { isHeld, lockHold, rulesOfHold } from '../appointments/book.ts'
import { changeStatus } from '../appointments/change-status.ts'
import { findAppointment } from '../appointments/find-appointment.ts'
import { moveInto } from '../appointments/move-appointment.ts'
import { notifyPatient } from '../letters/notify-patient.ts'
import { claimTime } from '../slots/kept-time.ts'
import { signalChanged } from '../slots/signal-changed.ts'
import { notifyWaiting } from '../waiting/notify-waiting.ts'
import { withNearest } from './book.endpoint.ts'
import { cardAnswer } from './card-answer.ts'

type Calling = { orm: Orm; transaction: <T>(fn: (orm: Orm) => Promise<T>) => Promise<T> }
type OfLink = Parameters<typeof findAppointment>[1]

/** The appointment of a link, with those of its company locked until the end of the transaction. */
export async function lockAppointment(orm: Orm, asked: OfLink) {
  const { company } = await findAppointment(orm, asked)
  await lockCompany(orm, company)
  // Read again: the appointment may have been moved before the lock.
  return findAppointment(orm, asked)
}

/** Cancels the appointment of a link (PA9). */
export async function cancelByLink({ orm, transaction }: Calling, link: OfLink, REASON: string | undefined) {
  const now = Date.now()
  const cancelled = await transaction(async (inner) => {
    const row = await lockAppointment(inner, link)
    await checkMayChange(inner, row, now)
    const done = await changeStatus(inner, row.id, 'cancelByPatient', undefined, {
      reason: REASON ?? null,
      remindAt: null,
      sequence: row.sequence + 1,
    })
    await notifyPatient(inner, { ...done, reason: null }, 'appointment-cancelled', link.secret)
    await notifyWaiting(inner, done, { now, secret: link.secret })
    return done
  })
  return cardAnswer(orm, cancelled, now)
}

/** Moves the appointment of a link to the slot of a hold (PA9). */
export async function moveByLink({ orm, transaction }: Calling, link: OfLink, hold: string) {
  const now = Date.now()
  const moved = await withNearest(orm, hold, now, () =>
    transaction(async (inner) => {
      const row = await lockAppointment(inner, link)
      const [again] = await inner.select().from(appointment).where(eq(appointment.id, hold))
      // The same call once more, whose answer was lost.
      if (again && again.id === row.id && row.sequence > 0) return row
      await checkMayChange(inner, row, now)
      const held = await lockHold(inner, hold)
      if (!isHeld(held, now) || held.company !== row.company) throw new ApiError('HOLD_GONE')
      await rulesOfHold(inner, held)
      const next = await moveInto(inner, row, () => claimTime(inner, held, now), { now })
      await notifyPatient(inner, next, 'appointment-moved', link.secret)
      await notifyWaiting(inner, row, { now, secret: link.secret })
      await signalChanged(inner, row.company)
      return next
    }),
  )
  return cardAnswer(orm, moved, now)
}
