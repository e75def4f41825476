import type { Mail, Sms } from './render-message.ts'

/** A transport for mail. It throws if the message is not accepted, which is retried later. */
export type MailTransport = {
  send: (to: string, mail: Mail) => Promise<void>
  close: () => void
}

/** A transport for SMS. */
export type SmsGateway = { send: (to: string, text: Sms['text']) => Promise<void> }

/** Available transports. Messages of a channel without one stay in the inbox page. */
export type Transports = { mail?: MailTransport; sms?: SmsGateway }

/** Timeout of one delivery: much less than its lease, so that no other worker takes it meanwhile. */
export const deliveryTimeoutMs = 60_000
