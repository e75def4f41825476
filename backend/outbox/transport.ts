import type { Mail, Sms } from './render-message.ts'

/** A way to send mail. What it throws is why the message was not taken; it is tried again later. */
export type MailTransport = {
  send: (to: string, mail: Mail) => Promise<void>
  close: () => void
}

/** A way to send SMS. */
export type SmsGateway = { send: (to: string, text: Sms['text']) => Promise<void> }

/** Ways out of the outbox. Messages of a channel without one stay for the inbox page. */
export type Transports = { mail?: MailTransport; sms?: SmsGateway }

/** How long a message may take to be handed over: much less than its lease, so that nobody else takes it meanwhile. */
export const sendingMs = 60_000
