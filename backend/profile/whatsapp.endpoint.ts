import { translate } from '../../locales/index.ts'
import { whatsappBody, whatsappConsent } from '../../schemas/api/whatsapp.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import type { Account } from '../kit/sessions/person.ts'
import type { Settings } from '../kit/settings.ts'
import { agree, hasAgreed, refuse, whatsappOf } from '../kit/whatsapp/contacts.ts'

/** The phone of an account that may get messages by WhatsApp: a confirmed one, where the product has a sender. */
const phoneOf = ({ phone, phoneConfirmedAt }: Account, { whatsapp }: Settings): string | null =>
  whatsapp && phoneConfirmedAt ? phone : null

async function consentOf(orm: Orm, phone: string | null) {
  const contact = phone === null ? undefined : await whatsappOf(orm, phone)
  return { TEL: phone, AGREED_AT: hasAgreed(contact) ? (contact.agreedAt?.toISOString() ?? null) : null }
}

export const ownWhatsapp = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/user/whatsapp',
  summary: 'Whether the person gets messages by WhatsApp; TEL is null where they cannot',
  access: 'person',
  answer: whatsappConsent,
  act: ({ orm, person, settings }) => consentOf(orm, phoneOf(person.account, settings)),
})

export const changeWhatsapp = defineCall({
  method: 'put',
  service: 'w-front',
  path: '/v1/user/whatsapp',
  summary:
    'Messages to the confirmed phone go by WhatsApp in place of SMS, or no longer; 404 where they cannot',
  access: 'person',
  limits: [{ per: 'person', times: 30, seconds: 3600 }],
  body: whatsappBody,
  answer: whatsappConsent,
  act: ({ body, person, settings, locale, transaction }) => {
    const phone = phoneOf(person.account, settings)
    if (phone === null) throw new ApiError('NOT_FOUND')
    return transaction(async (orm) => {
      const wording = translate(locale)('profile:settings.whatsapp.agree')
      if (body.AGREES) await agree(orm, { phone, locale, wording, place: 'profile' })
      else await refuse(orm, phone, locale)
      return consentOf(orm, phone)
    })
  },
})
