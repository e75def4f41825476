import { z } from 'zod'
import { locales } from '../../locales/locale.ts'

/** A message of the inbox page, as its list shows it. */
export const inboxItem = z.object({
  ID: z.int(),
  CHANNEL: z.enum(['mail', 'sms']),
  TO: z.string(),
  /** The recipient's language, which is that of the message. */
  LOCALE: z.enum(locales),
  /** Subject of a mail, text of an SMS. */
  TITLE: z.string(),
  CODE: z.string().nullable(),
  /** Where its button leads. */
  LINK: z.string().nullable(),
  /** When it was sent, in words (C-5). */
  DATE: z.string(),
})
export type InboxItem = z.infer<typeof inboxItem>

export const inboxList = z.object({ data: z.array(inboxItem) })

/** A message as its recipient gets it; an SMS has no HTML. */
export const inboxMessage = z.object({ ID: z.int(), TEXT: z.string(), HTML: z.string().nullable() })
