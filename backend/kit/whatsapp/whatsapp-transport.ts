import type { Database } from '../database/database.ts'
import type { Row } from '../outbox/lease-due.ts'
import type { Rendering } from '../outbox/shown-values.ts'
import { bringsCode } from '../outbox/templates.ts'
import type { WhatsappTransport } from '../outbox/transport.ts'
import { WhatsappError } from '../outbox/whatsapp-error.ts'
import { whatsappWords } from './approved-template.ts'
import type { WhatsappSender } from './cloud-api.ts'
import { closeWindow, hasAgreed, noteSent, type WhatsappContact, whatsappOf, windowMs } from './contacts.ts'

/** How long a message usually takes to a phone that is on. */
const arrivalMs = 20_000

/**
 * The contact of a message to a phone that goes by WhatsApp; undefined if it goes by SMS. A code goes by SMS where an earlier message has
 * not reached the phone, so that "send again" helps whoever has no internet there.
 */
async function wayByWhatsapp(db: Database, row: Row): Promise<WhatsappContact | undefined> {
  if (row.channel !== 'sms' || row.whatsapp === 'failed') return undefined
  const contact = await whatsappOf(db.orm, row.recipient)
  if (!hasAgreed(contact)) return undefined
  const isSilent = contact.unseenSince !== null && Date.now() - contact.unseenSince.getTime() > arrivalMs
  return isSilent && bringsCode(row.template) ? undefined : contact
}

/** The reference by which WhatsApp tells the state of a message. The instant tells databases apart that share a sender. */
export const referenceOf = ({ id, createdAt }: Pick<Row, 'id' | 'createdAt'>): string =>
  `${id}.${createdAt.getTime()}`

/** Sends a message as free text within a day after the person has written, otherwise as its template. Throws `WhatsappError`. */
async function sendTo(
  db: Database,
  sender: WhatsappSender,
  row: Row,
  contact: WhatsappContact,
  rendering: Rendering,
): Promise<void> {
  const { text, template } = whatsappWords(row, rendering)
  const reference = referenceOf(row)
  const isOpen = contact.writtenAt !== null && Date.now() - contact.writtenAt.getTime() < windowMs
  const isTaken =
    isOpen &&
    (await sender.sendText(row.recipient, text, reference).then(
      () => true,
      async (error: unknown) => {
        if (!(error instanceof WhatsappError) || error.fault !== 'template') throw error
        await closeWindow(db.orm, row.recipient)
        return false
      },
    ))
  if (!isTaken) await sender.sendTemplate(row.recipient, template, reference)
  await noteSent(db.orm, row.recipient)
}

/** WhatsApp as a transport of the outbox. */
export const whatsappTransport = (sender: WhatsappSender): WhatsappTransport => ({
  send: async (db, row, rendering) => {
    const contact = await wayByWhatsapp(db, row)
    if (contact) await sendTo(db, sender, row, contact, rendering)
    return contact !== undefined
  },
})
