import { locales } from '../../locales/locale.ts'
import '../core/jitless.ts'
import { z } from 'zod'

/** A message in the list of the inbox page. */
export const inboxItem = z.object({
  ID: z.int(),
  CHANNEL: z.enum(['mail', 'sms']),
  TO: z.string(),
  /** Language of the recipient and of the message. */
  LOCALE: z.enum(locales),
  /** Subject of a mail, text of an SMS. */
  TITLE: z.string(),
  CODE: z.string().nullable(),
  /** Target of its button. */
  LINK: z.string().nullable(),
  /** Formatted date of sending (C-5). */
  DATE: z.string(),
})
export type InboxItem = z.infer<typeof inboxItem>

export const inboxList = z.object({ data: z.array(inboxItem) })

/** A message as it was sent; an SMS has no HTML. */
export const inboxMessage = z.object({ ID: z.int(), TEXT: z.string(), HTML: z.string().nullable() })
