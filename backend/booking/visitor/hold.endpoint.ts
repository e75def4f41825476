import { z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import { type Hold, hold, holdBody } from '../../../schemas/api/booking-hold.ts'
import { holdSeconds } from '../../../schemas/booking/booking-rules.ts'
import { appointment } from '../../database/tables/index.ts'
import type { Caller } from '../../kit/caller.ts'
import { lockCompanyOf } from '../../kit/company/lock-company.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import type { Person } from '../../kit/sessions/person.ts'
import { instant } from '../../shared/answers/instant.ts'
import { isHeld, lockHold, rulesOfHold } from '../appointments/book.ts'
import { findNearest } from '../slots/find-slots.ts'
import { bitsOfHold, holderOf } from '../slots/kept-time.ts'
import { readBookable } from '../slots/read-bookable.ts'
import { readPlaces, readService } from '../slots/read-places.ts'
import { signalChanged } from '../slots/signal-changed.ts'
import { type AppointmentRow, lookForSlot, takeSlot } from '../slots/take-slot.ts'
import { withNearest } from './book.endpoint.ts'

const holdAnswer = (row: AppointmentRow): Hold => ({
  HOLD_ID: row.id,
  EXPIRES_AT: instant(row.expiresAt ?? row.createdAt),
  IS_RENEWED: row.isRenewed,
  COMPANY_CABINET_CODE: row.cabinet,
  SPECIALIST_CODE: row.specialist,
  START: instant(row.startsAt),
  END: instant(row.endsAt),
  TIMEZONE: row.timezone,
  PRICE: row.price,
  PRICE_TO: row.priceTo,
  CURRENCY: row.currency,
})

type Keeping = {
  orm: Orm
  caller: Caller
  person: Person | undefined
  transaction: <T>(fn: (orm: Orm) => Promise<T>) => Promise<T>
}

/** Keeps a slot. Throws what `holdBody` names. */
export async function keepSlot(
  { orm, caller, person, transaction }: Keeping,
  body: z.output<typeof holdBody>,
): Promise<AppointmentRow> {
  const now = Date.now()
  const { COMPANY_CODE: company, CABINET_CODE, DOCTOR_CODE: doctor, SPECIALITY: speciality } = body
  const bookable = await readBookable(orm, company)
  const service = await readService(orm, company, body.SERVICE_CODE)
  const cabinet = CABINET_CODE === '0' ? undefined : CABINET_CODE
  const places = await readPlaces(orm, bookable, { cabinet, doctor, speciality }, service)
  if (places.length === 0) throw new ApiError('DOCTOR_GONE')
  const at = Date.parse(body.START)
  const holder = holderOf(caller, person)
  const taking = { company, places, at, now, release: body.RELEASE, holder }
  try {
    await lookForSlot(orm, taking)
    return await transaction((inner) => takeSlot(inner, taking))
  } catch (error) {
    if (!(error instanceof ApiError) || (error.code !== 'SLOT_TAKEN' && error.code !== 'SLOT_INVALID'))
      throw error
    const NEAREST = await findNearest(orm, places, { company, now, at, hold: body.RELEASE })
    throw new ApiError(error.code, { data: { NEAREST }, cause: error })
  }
}

/** PA4 */
export const holdSlot = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/appointment/hold',
  summary: 'Keeps a slot for five minutes while its form is filled in; with the doctor `any` whoever is free',
  access: 'anyone',
  // Behind the address of a mobile network many people book in the same minutes; `kept-time.ts` limits the time that they keep from others.
  limits: [{ per: 'address', times: 240, seconds: 900 }],
  work: bitsOfHold,
  body: holdBody,
  status: 201,
  answer: hold,
  act: async (call) => holdAnswer(await keepSlot(call, call.body)),
})

const params = z.object({ holdId: z.uuid().describe('Id of the hold.') })

/** PA5 */
export const renewHold = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/appointment/hold/{holdId}/renew',
  summary:
    'Keeps a held slot for five minutes from now; once. A hold that is over is 410, one whose time can be booked no more 422',
  access: 'anyone',
  limits: [{ per: 'address', times: 300, seconds: 900 }],
  params,
  answer: hold,
  act: async ({ orm, params: { holdId }, transaction }) => {
    const now = Date.now()
    return withNearest(orm, holdId, now, () =>
      transaction(async (inner) => {
        const row = await lockHold(inner, holdId)
        if (!isHeld(row, now)) throw new ApiError('HOLD_GONE')
        await rulesOfHold(inner, row)
        // Renewed already: the answer says until when.
        if (row.isRenewed) return holdAnswer(row)
        const renewed = { expiresAt: new Date(now + holdSeconds * 1000), isRenewed: true }
        await inner.update(appointment).set(renewed).where(eq(appointment.id, holdId))
        return holdAnswer({ ...row, ...renewed })
      }),
    )
  },
})

/** Ends a hold, in a transaction; nothing if it is over. */
export async function giveBack(orm: Orm, holdId: string): Promise<undefined> {
  await lockCompanyOf(orm, appointment, eq(appointment.id, holdId))
  const [gone] = await orm
    .delete(appointment)
    .where(and(eq(appointment.id, holdId), eq(appointment.status, 'hold')))
    .returning({ company: appointment.company })
  if (gone) await signalChanged(orm, gone.company)
}

/** PA5 */
export const releaseHold = defineCall({
  method: 'delete',
  service: 'w-front',
  path: '/v1/appointment/hold/{holdId}',
  summary: 'Gives a held slot back; nothing if it is over',
  access: 'anyone',
  limits: [{ per: 'address', times: 300, seconds: 900 }],
  params,
  act: async ({ transaction, params: { holdId } }) => transaction((orm) => giveBack(orm, holdId)),
})
