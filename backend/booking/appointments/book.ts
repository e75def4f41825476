import { hash } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import type { appointmentBody } from '../../../schemas/api/appointment.ts'
import { noShowsBeforeApproval } from '../../../schemas/booking/booking-rules.ts'
import { slotAt } from '../../../schemas/booking/slots.ts'
import { crockford } from '../../../schemas/formats/crockford.ts'
import { appointment } from '../../database/tables/index.ts'
import { lockCompany } from '../../kit/company/lock-company.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { randomCode } from '../../kit/random-code.ts'
import type { Person } from '../../kit/sessions/person.ts'
import { agree } from '../../kit/whatsapp/contacts.ts'
import { cardOf } from '../../patients/index.ts'
import { notifyPatient } from '../letters/notify-patient.ts'
import { remindAt } from '../letters/remind-at.ts'
import { claimTime } from '../slots/kept-time.ts'
import { readBookable } from '../slots/read-bookable.ts'
import { readPlaces } from '../slots/read-places.ts'
import { signalChanged } from '../slots/signal-changed.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { confirmContact } from './confirm-contact.ts'
import { currentOf } from './find-appointment.ts'
import { patientHashes } from './hashes.ts'
import { asPatientBusy } from './patient-busy.ts'

type Booking = {
  body: z.output<typeof appointmentBody>
  /** Idempotency-Key. */
  key: string
  person: Person | undefined
  /** The caller's address. */
  address: string
  locale: Locale
  now: number
  secret: string
}

/** A code as people read it out; unique by its length. */
export const newCode = (): string => randomCode(crockford, 8)

/** The number of missed visits of a phone number in a company. */
export async function countNoShows(orm: Orm, phoneHash: string): Promise<number> {
  const [row] = await orm
    .select({ number: count() })
    .from(appointment)
    .where(and(eq(appointment.phoneHash, phoneHash), eq(appointment.status, 'no_show')))
  return row?.number ?? 0
}

/** The rules that hold for a hold's place now. Throws 404 if it is not booked online any more, 422 if its schedule has no such slot any more. */
export async function rulesOfHold(orm: Orm, row: AppointmentRow) {
  const bookable = await readBookable(orm, row.company)
  const [place] = await readPlaces(orm, bookable, { cabinet: row.cabinet, doctor: row.specialist }, undefined)
  if (!place) throw new ApiError('DOCTOR_GONE')
  const duration = (row.endsAt.getTime() - row.startsAt.getTime()) / 60_000
  if (!slotAt({ ...place.schedule, duration }, row.startsAt.getTime())) throw new ApiError('SLOT_INVALID')
  return place.branch.rules
}

/** The row of a hold, locked with those of its company until the end of the transaction; undefined if it is gone. */
export async function lockHold(orm: Orm, id: string): Promise<AppointmentRow | undefined> {
  const [found] = await orm
    .select({ company: appointment.company })
    .from(appointment)
    .where(eq(appointment.id, id))
  if (!found) return undefined
  await lockCompany(orm, found.company)
  const [row] = await orm.select().from(appointment).where(eq(appointment.id, id)).for('update')
  return row
}

/** Whether a row is a hold that is not over. */
export const isHeld = (row: AppointmentRow | undefined, now: number): row is AppointmentRow =>
  row?.status === 'hold' && row.expiresAt !== null && row.expiresAt.getTime() > now

/**
 * Turns a hold into an appointment (S-APPT), in one transaction with its message. The same key and body return the same appointment again,
 * as it is now; another body with the key is 422. Throws what `appointmentBody` names.
 */
export async function book(orm: Orm, booking: Booking): Promise<AppointmentRow> {
  const { body, key, person, address, locale, now, secret } = booking
  const requestKey = hash('sha256', key)
  const requestHash = hash('sha256', JSON.stringify(body))
  const row = await lockHold(orm, body.HOLD_ID)
  const [known] = await orm.select().from(appointment).where(eq(appointment.requestKey, requestKey))
  // A form gives its key to the hold that it takes.
  if (known && known.status !== 'hold') {
    if (known.requestHash !== requestHash) throw new ApiError('KEY_REUSED')
    return currentOf(orm, known)
  }
  if (!isHeld(row, now)) throw new ApiError('HOLD_GONE')
  const rules = await rulesOfHold(orm, row)
  const { channel, contact } = await confirmContact(orm, row.company, body, { person, locale, address })
  const patient = {
    lastName: body.LASTNAME,
    name: body.NAME,
    middleName: body.MIDDLENAME ?? null,
    phone: body.TEL,
    email: body.EMAIL ?? null,
    birthday: body.BIRTHDAY ?? null,
    visitFor: body.FOR,
    contactName: (body.FOR !== 'self' && body.CONTACT) || null,
  }
  const { phoneHash, patientHash: named } = patientHashes(row.company, patient)
  // Only the holder of the phone learns that it has a visit at the time; for others the answer would reveal another patient's visit.
  const isPhoneConfirmed = channel === 'phone' && contact === patient.phone
  const hashes = { phoneHash, patientHash: isPhoneConfirmed ? named : null }
  await claimTime(orm, row, now)
  if (body.WHATSAPP && isPhoneConfirmed)
    await agree(orm, {
      phone: contact,
      locale: body.LOCALE,
      wording: translate(body.LOCALE)('blocks:booking.whatsapp'),
      place: 'booking',
    })
  const missed = await countNoShows(orm, hashes.phoneHash ?? '')
  const status = rules.confirm === 'manual' || missed >= noShowsBeforeApproval ? 'pending' : 'confirmed'
  const card = await cardOf(orm, {
    ...patient,
    company: row.company,
    locale: body.LOCALE,
    account: person?.account.id ?? null,
    isOwnAccount: body.FOR === 'self',
    isSure: isPhoneConfirmed,
    consent: { at: new Date(now), text: translate(body.LOCALE)('blocks:booking.consent') },
    by: null,
  })
  const [booked] = await asPatientBusy(orm, hashes.patientHash, row, () =>
    orm
      .update(appointment)
      .set({
        ...patient,
        ...hashes,
        isWidget: body.WIDGET ?? false,
        code: newCode(),
        patient: card,
        status,
        expiresAt: null,
        account: person?.account.id ?? null,
        comment: body.COMMENT ?? null,
        locale: body.LOCALE,
        channel,
        requestKey,
        requestHash,
        remindAt: remindAt(row.startsAt, row.timezone, now),
        updatedAt: new Date(now),
      })
      .where(and(eq(appointment.id, row.id), eq(appointment.status, 'hold')))
      .returning(),
  )
  if (!booked) throw new ApiError('HOLD_GONE')
  await notifyPatient(
    orm,
    booked,
    status === 'pending' ? 'appointment-pending' : 'appointment-confirmed',
    secret,
  )
  await signalChanged(orm, booked.company)
  return booked
}
