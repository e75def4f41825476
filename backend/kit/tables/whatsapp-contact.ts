import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, locale } from './columns.ts'

/** Phones that agree to messages by WhatsApp, have refused them, or have written to us. */
export const whatsappContact = pgTable('whatsapp_contact', {
  /** As `normalizePhone` gives it. */
  phone: text().primaryKey(),
  locale: locale(),
  /** When its holder has agreed, after which words, and where; null if they never have. */
  agreedAt: instant('agreed_at'),
  wording: text(),
  place: text({ enum: ['booking', 'profile'] }),
  /** When they have refused since. */
  stoppedAt: instant('stopped_at'),
  /** When they have written last: for a day after it they may be sent free text. */
  writtenAt: instant('written_at'),
  /** The oldest message that was sent and has not reached the phone. */
  unseenSince: instant('unseen_since'),
  createdAt: createdAt(),
})
