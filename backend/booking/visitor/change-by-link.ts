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
import type { AppointmentRow } from '../slots/take-slot.ts'
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

type Cancelling = {
  reason: string | undefined
  /** Cancelling what the patient has cancelled already changes nothing, and is no error. */
  isRepeatable?: boolean
}

/** Cancels the appointment of a link (PA9). */
export async function cancelByLink(
  { orm, transaction }: Calling,
  link: OfLink,
  { reason, isRepeatable = false }: Cancelling,
) {
  const now = Date.now()
  const cancelled = await transaction(async (inner) => {
    const row = await lockAppointment(inner, link)
    if (isRepeatable && row.status === 'cancelled_by_patient') return row
    await checkMayChange(inner, row, now)
    const done = await changeStatus(inner, row.id, 'cancelByPatient', undefined, {
      reason: reason ?? null,
      remindAt: null,
      sequence: row.sequence + 1,
    })
    await notifyPatient(inner, { ...done, reason: null }, 'appointment-cancelled', link.secret)
    await notifyWaiting(inner, done, { now, secret: link.secret })
    return done
  })
  return cardAnswer(orm, cancelled, now)
}

type Moving = { link: OfLink; hold: string; now: number }

/** Moves an appointment to the slot of a hold of its company, in a transaction with the company's lock. */
export async function moveToHold(orm: Orm, row: AppointmentRow, { link, hold, now }: Moving) {
  await checkMayChange(orm, row, now)
  const held = await lockHold(orm, hold)
  if (!isHeld(held, now) || held.company !== row.company) throw new ApiError('HOLD_GONE')
  await rulesOfHold(orm, held)
  const next = await moveInto(orm, row, () => claimTime(orm, held, now), { now })
  await notifyPatient(orm, next, 'appointment-moved', link.secret)
  await notifyWaiting(orm, row, { now, secret: link.secret })
  await signalChanged(orm, row.company)
  return next
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
      return moveToHold(inner, row, { link, hold, now })
    }),
  )
  return cardAnswer(orm, moved, now)
}
