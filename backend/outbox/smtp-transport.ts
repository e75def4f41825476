import { createTransport } from 'nodemailer'
import { type MailTransport, sendingMs } from './transport.ts'

/** Mail over SMTP, by an address `smtp://user:password@host:port` or `smtps://…`. `from` is as in a mail's header. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: sendingMs / 4,
    greetingTimeout: sendingMs / 4,
    socketTimeout: sendingMs / 2,
    // Nothing of a message may name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (to, { subject, text, html, replyTo }) => {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        // Programs that answer by themselves leave such mails alone.
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}
