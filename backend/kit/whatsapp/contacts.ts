import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Locale } from '../../../locales/locale.ts'
import type { Orm } from '../database/database.ts'
import { whatsappContact } from '../tables/index.ts'

export type WhatsappContact = typeof whatsappContact.$inferSelect

/** How long after a message of theirs somebody may be sent free text; a minute less than WhatsApp says, because clocks differ. */
export const windowMs = 86_400_000 - 60_000

/** The contact with this phone. */
export async function whatsappOf(orm: Orm, phone: string): Promise<WhatsappContact | undefined> {
  const [row] = await orm.select().from(whatsappContact).where(eq(whatsappContact.phone, phone))
  return row
}

/** Whether messages may go there: its holder has agreed, and not refused since. */
export const hasAgreed = (contact: WhatsappContact | undefined): contact is WhatsappContact =>
  Boolean(contact?.agreedAt && !contact.stoppedAt)

type Agreement = {
  /** A phone whose holder has confirmed it. */
  phone: string
  locale: Locale
  /** The words beside the box that was ticked. */
  wording: string
  place: NonNullable<WhatsappContact['place']>
}

/** Notes that the holder of a phone agrees to messages by WhatsApp, with time and wording. */
export async function agree(orm: Orm, { phone, ...agreement }: Agreement): Promise<void> {
  const given = { ...agreement, agreedAt: sql`now()`, stoppedAt: null }
  await orm
    .insert(whatsappContact)
    .values({ phone, ...given })
    .onConflictDoUpdate({ target: whatsappContact.phone, set: given })
}

/** Notes that they refuse. Returns true if they had not before, also for a phone that never agreed. */
export async function refuse(orm: Orm, phone: string, locale: Locale): Promise<boolean> {
  const rows = await orm
    .insert(whatsappContact)
    .values({ phone, locale, stoppedAt: sql`now()` })
    .onConflictDoUpdate({
      target: whatsappContact.phone,
      set: { stoppedAt: sql`now()` },
      setWhere: isNull(whatsappContact.stoppedAt),
    })
    .returning({ phone: whatsappContact.phone })
  return rows.length > 0
}

/** Notes when somebody has written to us; an older message that comes later changes nothing. */
export async function noteWritten(orm: Orm, phone: string, at: Date, locale: Locale): Promise<void> {
  await orm
    .insert(whatsappContact)
    .values({ phone, locale, writtenAt: at })
    .onConflictDoUpdate({
      target: whatsappContact.phone,
      set: { writtenAt: at },
      setWhere: or(isNull(whatsappContact.writtenAt), lt(whatsappContact.writtenAt, at)),
    })
}

/** Notes that WhatsApp has closed the day in which free text is taken. */
export const closeWindow = (orm: Orm, phone: string) =>
  orm.update(whatsappContact).set({ writtenAt: null }).where(eq(whatsappContact.phone, phone))

/** Notes a message that is on its way to a phone, or that one has reached it. */
export const noteSent = (orm: Orm, phone: string) =>
  orm
    .update(whatsappContact)
    .set({ unseenSince: sql`now()` })
    .where(and(eq(whatsappContact.phone, phone), isNull(whatsappContact.unseenSince)))
export const noteReached = (orm: Orm, phone: string) =>
  orm
    .update(whatsappContact)
    .set({ unseenSince: null })
    .where(and(eq(whatsappContact.phone, phone), isNotNull(whatsappContact.unseenSince)))
