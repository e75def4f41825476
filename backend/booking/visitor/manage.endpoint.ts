import { eq } from 'drizzle-orm'
import { appointmentCard, attendBody, cancelBody, moveBody } from '../../../schemas/api/appointment.ts'
import { linkParams } from '../../../schemas/api/link-address.ts'
import { appointment } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { allowedNow, refusal } from '../appointments/appointment-rules.ts'
import { manageSecret } from '../letters/manage-token.ts'
import { signalChanged } from '../slots/signal-changed.ts'
import { cardAnswer } from './card-answer.ts'
import { cancelByLink, lockAppointment, moveByLink } from './change-by-link.ts'

const changes = {
  method: 'post',
  service: 'w-front',
  access: 'anyone',
  limits: [{ per: 'address', times: 120, seconds: 900 }],
  params: linkParams,
  answer: appointmentCard,
} as const

type Called = { orm: Orm; params: { code: string }; body: { TOKEN: string } }

const linkOf = async ({ orm, params: { code }, body: { TOKEN: token } }: Called) => ({
  code,
  token,
  secret: await manageSecret(orm),
})

/** PA9 */
export const cancelAppointment = defineCall({
  ...changes,
  path: '/v1/appointment/{code}/cancel',
  summary: 'Cancels an appointment by its link; 403 with the clinic’s phone if it is too near',
  body: cancelBody,
  act: async (call) => cancelByLink(call, await linkOf(call), { reason: call.body.REASON }),
})

/** PA9 */
export const moveAppointment = defineCall({
  ...changes,
  path: '/v1/appointment/{code}/move',
  summary:
    'Moves an appointment to the slot of a hold by its link; the link leads to the new one from then on',
  body: moveBody,
  act: async (call) => moveByLink(call, await linkOf(call), call.body.HOLD_ID),
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
