import { sql } from 'drizzle-orm'
import type { Locale } from '../../../locales/locale.ts'
import type { Orm } from '../database/database.ts'
import { outbox } from '../tables/index.ts'
import type { Params, TemplateName, Templates } from './templates.ts'

/** The notification channel that wakes the workers. */
export const outboxChannel = 'shipa_outbox'

/** A message of one template, which determines channels and values. */
export type Message<T extends TemplateName = TemplateName> = {
  [Name in T]: {
    template: Name
    channel: Templates[Name]['channels'][number]
    /** An e-mail address, or a phone as `normalizePhone` gives it. */
    to: string
    /** The recipient's language. */
    locale: Locale
    params: Params<Name>
  }
}[T]

/**
 * Puts a message into the outbox. In a transaction it is sent on commit, never after a rollback. The request does not wait for the
 * delivery. A message that can wait is sent at an instant to come.
 */
export async function send(
  orm: Orm,
  { to, params, ...message }: Message,
  nextAttemptAt?: Date,
): Promise<void> {
  await orm.insert(outbox).values({ ...message, recipient: to, params: givenParams(params), nextAttemptAt })
  await orm.execute(sql`select pg_notify(${outboxChannel}, '')`)
}

/** Removes undefined values. */
const givenParams = (params: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
