import { createTransport } from 'nodemailer'
import type { EventFile } from './event-file.ts'
import { deliveryTimeoutMs, type MailTransport } from './transport.ts'

/** Outlook shows a part with a published event as plain lines, but opens a file; it follows a cancellation in a part. */
const withEvent = ({ name: filename, method, content }: EventFile) =>
  method === 'CANCEL'
    ? { icalEvent: { filename, method, content } }
    : {
        attachments: [{ filename, content, contentType: `text/calendar; charset=utf-8; method=${method}` }],
      }

/** Mail over SMTP, by a URL `smtp://user:password@host:port` or `smtps://…`. `from` is the header's value. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: deliveryTimeoutMs / 4,
    greetingTimeout: deliveryTimeoutMs / 4,
    socketTimeout: deliveryTimeoutMs / 2,
    // Message content must not make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (to, { subject, text, html, replyTo, event }) => {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        ...(event && withEvent(event)),
        // Suppresses automatic replies.
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}
