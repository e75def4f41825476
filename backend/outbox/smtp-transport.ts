import { createTransport } from 'nodemailer'
import { deliveryTimeoutMs, type MailTransport } from './transport.ts'

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
        ...(event && {
          icalEvent: { filename: event.name, method: event.method, content: event.content },
        }),
        // Suppresses automatic replies.
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}
