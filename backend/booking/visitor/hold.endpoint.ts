import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { type Hold, hold, holdBody } from '../../../schemas/api/booking-hold.ts'
import { holdSeconds } from '../../../schemas/booking/booking-rules.ts'
import { appointment } from '../../database/tables/index.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { instant } from '../../shared/answers/instant.ts'
import { promotedVisitAnswer } from '../../shared/answers/promoted-visit-answer.ts'
import { isHeld, lockHold, rulesOfHold } from '../appointments/book.ts'
import { bitsOfHold } from '../slots/kept-time.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { withNearest } from './book.endpoint.ts'
import { giveBack, keepSlot } from './keep-slot.ts'

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
  PROMOTION: promotedVisitAnswer(row, row.startsAt, row.timezone),
})

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
