import type { Database } from '../database/database.ts'
import type { Row } from './lease-due.ts'
import type { Mail, Sms } from './render-message.ts'
import type { Rendering } from './shown-values.ts'

/** A transport for mail. It throws if the message is not accepted, which is retried later. */
export type MailTransport = {
  send: (to: string, mail: Mail) => Promise<void>
  close: () => void
}

/** A transport for SMS. */
export type SmsGateway = { send: (to: string, text: Sms['text']) => Promise<void> }

/** A transport for messages to phones whose holders have agreed to WhatsApp. */
export type WhatsappTransport = {
  /** Sends a message, or answers false if it goes by SMS. Throws `WhatsappError`. */
  send: (db: Database, row: Row, rendering: Rendering) => Promise<boolean>
}

/**
 * Available transports. Messages of a channel without one stay in the inbox page. By WhatsApp go messages to phones whose holders have
 * agreed; the others, and what WhatsApp cannot deliver, go by SMS.
 */
export type Transports = { mail?: MailTransport; sms?: SmsGateway; whatsapp?: WhatsappTransport }

/** Timeout of one delivery: much less than its lease, so that no other worker takes it meanwhile. */
export const deliveryTimeoutMs = 60_000
