import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { outboxChannel } from '../outbox/send.ts'
import { bringsCode } from '../outbox/templates.ts'
import { outbox } from '../tables/index.ts'
import { closeWindow, noteReached } from './contacts.ts'

/** A state that WhatsApp tells of a message. */
export type MessageState = {
  /** As `referenceOf` gives it. */
  reference: string
  state: 'sent' | 'delivered' | 'read' | 'failed'
  /** Why it has failed, for the log and the row. */
  reason: string
  /** It has failed because it was free text and the day for that is over. */
  isLate: boolean
}

/** The states before each state. One that comes twice or after a later one changes nothing. */
const before = { sent: [], delivered: ['sent'], read: ['sent', 'delivered'], failed: ['sent'] } as const

/** For how long a message that has failed is still worth an SMS: a code as long as it can be entered. */
const usefulMs = { code: 10 * 60_000, other: 24 * 3_600_000 }

/** The row of a reference, if it was not at one of the later states. */
function rowOf({ reference, state }: MessageState): SQL | undefined {
  const [, id = '', at = ''] = /^(\d{1,9})\.(\d{13})$/.exec(reference) ?? []
  if (id === '') return undefined
  return and(
    eq(outbox.id, Number(id)),
    sql`date_trunc('milliseconds', ${outbox.createdAt}) = ${new Date(Number(at)).toISOString()}::timestamptz`,
    or(isNull(outbox.whatsapp), inArray(outbox.whatsapp, [...before[state]])),
  )
}

/**
 * Notes a state. A message that has failed goes by SMS, once: the state that stands then lets nothing else happen. Returns the template
 * of one that has failed.
 */
export async function takeState(orm: Orm, told: MessageState): Promise<string | undefined> {
  const { state, reason, isLate } = told
  const row = rowOf(told)
  if (!row) return undefined
  if (state !== 'failed') {
    const isReached = state !== 'sent'
    const [changed] = await orm
      .update(outbox)
      // It may be one whose attempt got no answer, so that it waits for another.
      .set({
        whatsapp: state,
        sentAt: sql`coalesce(${outbox.sentAt}, now())`,
        nextAttemptAt: null,
        ...(isReached && { params: {} }),
      })
      .where(row)
      .returning({ phone: outbox.recipient })
    if (changed && isReached) await noteReached(orm, changed.phone)
    return undefined
  }
  const [failed] = await orm.update(outbox).set({ whatsapp: state, lastError: reason }).where(row).returning({
    id: outbox.id,
    phone: outbox.recipient,
    template: outbox.template,
    createdAt: outbox.createdAt,
  })
  if (!failed) return undefined
  if (isLate) await closeWindow(orm, failed.phone)
  const age = Date.now() - failed.createdAt.getTime()
  const isUseful = age < usefulMs[bringsCode(failed.template) ? 'code' : 'other']
  if (isUseful) {
    await orm.update(outbox).set({ sentAt: null, nextAttemptAt: sql`now()` }).where(eq(outbox.id, failed.id))
    await orm.execute(sql`select pg_notify(${outboxChannel}, '')`)
  } else await orm.update(outbox).set({ params: {} }).where(eq(outbox.id, failed.id))
  return failed.template
}
