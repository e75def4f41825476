import { httpGateway } from '../backend/kit/outbox/http-gateway.ts'
import { smtpTransport } from '../backend/kit/outbox/smtp-transport.ts'
import type { Transports } from '../backend/kit/outbox/transport.ts'
import type { Env } from './env.ts'

/** The configured transports of the outbox: mail and SMS. */
export const transports = ({ MAIL_URL, MAIL_FROM, SMS_URL }: Env): Transports => ({
  ...(MAIL_URL && MAIL_FROM && { mail: smtpTransport(MAIL_URL, MAIL_FROM) }),
  ...(SMS_URL && { sms: httpGateway(SMS_URL) }),
})
