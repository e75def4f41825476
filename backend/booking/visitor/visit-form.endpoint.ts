import { appointmentCard, visitFormBody } from '../../../schemas/api/appointment.ts'
import { linkParams } from '../../../schemas/api/link-address.ts'
import { mayGo } from '../../../schemas/booking/appointment.case.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { checkMayChange } from '../appointments/appointment-rules.ts'
import { findAppointment } from '../appointments/find-appointment.ts'
import { manageSecret } from '../letters/manage-token.ts'
import { cardAnswer } from './card-answer.ts'
import { cancelByLink, lockAppointment, moveToHold } from './change-by-link.ts'
import { isOfSlot } from './is-of-slot.ts'
import { keepSlotIn, orNearest } from './keep-slot.ts'

/** PA9 for a form without a script. */
export const changeVisitByForm = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/appointment/{code}/form',
  summary:
    'Cancels an appointment by its link, or moves it to a free slot, in one call for a form without a script; sent again it answers the same',
  access: 'anyone',
  limits: [{ per: 'address', times: 60, seconds: 900 }],
  params: linkParams,
  body: visitFormBody,
  answer: appointmentCard,
  act: async (call) => {
    const { orm, params, body, locale, transaction } = call
    const { SLOT } = body
    const link = { code: params.code, token: body.TOKEN, secret: await manageSecret(orm) }
    if (body.DO === 'cancel') return cancelByLink(call, link, { reason: body.REASON, isRepeatable: true })
    if (!SLOT) throw fieldFault(locale, { SLOT: 'required' })
    const { company, service } = await findAppointment(orm, link)
    const wanted = {
      COMPANY_CODE: company,
      ...SLOT,
      SERVICE_CODE: service ?? undefined,
      RELEASE: undefined,
      SPECIALITY: undefined,
    }
    // One transaction: the same form that was sent at the same time waits for the lock, and then finds the visit at its new time.
    const moved = await orNearest(call, wanted, () =>
      transaction(async (inner) => {
        const row = await lockAppointment(inner, link)
        if (isOfSlot(row, SLOT) && mayGo('move', row.status)) return row
        await checkMayChange(inner, row, Date.now())
        const { id: hold } = await keepSlotIn(inner, call, wanted)
        return moveToHold(inner, row, { link, hold, now: Date.now() })
      }),
    )
    return cardAnswer(orm, moved, Date.now())
  },
})
