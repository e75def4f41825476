import { httpGateway } from '../backend/kit/outbox/http-gateway.ts'
import { smtpTransport } from '../backend/kit/outbox/smtp-transport.ts'
import type { Transports } from '../backend/kit/outbox/transport.ts'
import { whatsappTransport } from '../backend/kit/whatsapp/whatsapp-transport.ts'
import type { Env } from './env.ts'
import { whatsappOf } from './whatsapp-of.ts'

/** The configured transports of the outbox: mail, SMS, and WhatsApp. */
export function transports(env: Env): Transports {
  const { MAIL_URL, MAIL_FROM, SMS_URL } = env
  const whatsapp = whatsappOf(env)
  return {
    ...(MAIL_URL && MAIL_FROM && { mail: smtpTransport(MAIL_URL, MAIL_FROM) }),
    ...(SMS_URL && { sms: httpGateway(SMS_URL) }),
    ...(whatsapp && { whatsapp: whatsappTransport(whatsapp.sender) }),
  }
}
