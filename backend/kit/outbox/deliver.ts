import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Orm } from '../database/database.ts'
import type { Log } from '../log.ts'
import { outbox } from '../tables/index.ts'
import { leaseDue, type Row } from './lease-due.ts'
import { renderMessage } from './render-message.ts'
import type { Transports } from './transport.ts'

export type Delivery = {
  db: Database
  transports: Transports
  /** Scheme and host of the product, for links. */
  origin: string
  log: Log
  /** The database's clock; tests pass their own. */
  now?: () => SQL
  /** When aborted, no more messages are taken. */
  stopped?: AbortSignal
}

/** Minutes until the next attempt after a failure; after the last attempt the message is given up. */
const retryMinutes = [1, 5, 30, 120, 720]

const databaseClock = () => sql`now()`

/** Sends a message by its transport. False if its channel has none. */
async function sendByTransport(row: Row, { transports, origin }: Delivery): Promise<boolean> {
  const message = await renderMessage(row, { origin, now: row.createdAt })
  if (message.channel === 'sms') {
    await transports.sms?.send(row.recipient, message.text)
    return Boolean(transports.sms)
  }
  await transports.mail?.send(row.recipient, message)
  return Boolean(transports.mail)
}

/** Updates a message, unless its lease has expired and another worker has taken it. */
const mark = (orm: Orm, { id, attempts }: Row, values: Record<string, unknown>) =>
  orm
    .update(outbox)
    .set(values)
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts)))

async function deliver(row: Row, delivery: Delivery): Promise<void> {
  const { db, log, now = databaseClock } = delivery
  const { id, template, channel, attempts } = row
  try {
    const isSent = await sendByTransport(row, delivery)
    await mark(db.orm, row, {
      sentAt: now(),
      nextAttemptAt: null,
      lastError: null,
      ...(isSent && { params: {} }),
    })
  } catch (error) {
    const minutes = retryMinutes[attempts - 1]
    const isGivenUp = minutes === undefined
    const details = { err: error, id, template, channel, attempts }
    if (isGivenUp)
      log.error(details, 'a message was refused at every attempt and is given up: check MAIL_URL, SMS_URL')
    else log.warn(details, 'a message was refused; it is sent again later')
    await mark(db.orm, row, {
      lastError: error instanceof Error ? error.message : String(error),
      nextAttemptAt: isGivenUp ? null : sql`${now()} + make_interval(mins => ${minutes})`,
      ...(isGivenUp && { params: {} }),
    })
  }
}

/** Sends all messages that are due. Returns the number of attempts. */
export async function deliverDue(delivery: Delivery): Promise<number> {
  const { db, now = databaseClock, stopped } = delivery
  let tried = 0
  while (!stopped?.aborted) {
    const rows = await leaseDue(db.orm, now())
    if (rows.length === 0) break
    await Promise.all(rows.map((row) => deliver(row, delivery)))
    tried += rows.length
  }
  return tried
}
