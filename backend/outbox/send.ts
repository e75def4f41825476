import { sql } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import type { Orm } from '../database/database.ts'
import { outbox } from '../database/tables/index.ts'
import type { Params, TemplateName, templates } from './templates.ts'

/** The channel of the database on which the workers learn that something is to be sent. */
export const outboxChannel = 'shipa_outbox'

/** A message of one template; its channels and values follow from it. */
export type Message<T extends TemplateName = TemplateName> = {
  [Name in T]: {
    template: Name
    channel: (typeof templates)[Name]['channels'][number]
    /** An e-mail address, or a phone as `normalizePhone` gives it. */
    to: string
    /** The recipient's language. */
    locale: Locale
    params: Params<Name>
  }
}[T]

/**
 * Puts a message into the outbox. In a transaction it is sent when that commits and never when it fails; the person
 * who waits for the answer does not wait for the message.
 */
export async function send(orm: Orm, { to, params, ...message }: Message): Promise<void> {
  await orm.insert(outbox).values({ ...message, recipient: to, params: givenParams(params) })
  await orm.execute(sql`select pg_notify(${outboxChannel}, '')`)
}

/** An absent value is no value, rather than an empty one. */
const givenParams = (params: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
