import { appointmentCard, visitFormBody } from '../../../schemas/api/appointment.ts'
import { linkParams } from '../../../schemas/api/link-address.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { findAppointment } from '../appointments/find-appointment.ts'
import { manageSecret } from '../letters/manage-token.ts'
import { cancelByLink, moveByLink } from './change-by-link.ts'
import { giveBack, keepSlot } from './keep-slot.ts'

/** PA9 for a form without a script. */
export const changeVisitByForm = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/appointment/{code}/form',
  summary:
    'Cancels an appointment by its link, or moves it to a free slot, in one call for a form without a script',
  access: 'anyone',
  limits: [{ per: 'address', times: 60, seconds: 900 }],
  params: linkParams,
  body: visitFormBody,
  answer: appointmentCard,
  act: async (call) => {
    const { orm, params, body, locale, transaction } = call
    const link = { code: params.code, token: body.TOKEN, secret: await manageSecret(orm) }
    if (body.DO === 'cancel') return cancelByLink(call, link, body.REASON)
    if (!body.SLOT) throw fieldFault(locale, { SLOT: 'required' })
    const { company, service } = await findAppointment(orm, link)
    const { id } = await keepSlot(call, {
      COMPANY_CODE: company,
      ...body.SLOT,
      SERVICE_CODE: service ?? undefined,
      RELEASE: undefined,
      SPECIALITY: undefined,
    })
    try {
      return await moveByLink(call, link, id)
    } catch (error) {
      await transaction((inner) => giveBack(inner, id))
      throw error
    }
  },
})
