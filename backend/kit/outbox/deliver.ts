import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Orm } from '../database/database.ts'
import type { Log } from '../log.ts'
import { outbox } from '../tables/index.ts'
import { leaseDue, type Row } from './lease-due.ts'
import { renderMessage } from './render-message.ts'
import { bringsCode } from './templates.ts'
import type { Transports } from './transport.ts'
import { WhatsappError } from './whatsapp-error.ts'

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

/** How often a message is given to WhatsApp before it goes by SMS. */
const whatsappAttempts = 3

/** By what a message was sent; `nothing` if its channel has no transport. */
async function sendByTransport(row: Row, delivery: Delivery): Promise<'whatsapp' | 'channel' | 'nothing'> {
  const { db, transports, origin } = delivery
  const rendering = { origin, now: row.createdAt }
  if (await transports.whatsapp?.send(db, row, rendering)) return 'whatsapp'
  if (row.whatsapp === 'failed' && !transports.sms)
    throw new WhatsappError('unreachable', row.lastError ?? 'WhatsApp did not deliver it.')
  const message = await renderMessage(row, rendering)
  if (message.channel === 'sms') {
    await transports.sms?.send(row.recipient, message.text)
    return transports.sms ? 'channel' : 'nothing'
  }
  await transports.mail?.send(row.recipient, message)
  return transports.mail ? 'channel' : 'nothing'
}

/** Updates a message, unless its lease has expired and another worker has taken it. */
const mark = (orm: Orm, { id, attempts }: Row, values: Record<string, unknown>, also?: SQL) =>
  orm
    .update(outbox)
    .set(values)
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), also))

/** Notes a message that WhatsApp has taken. What it has told us of it meanwhile stays, and its values until it has reached the phone. */
const markTaken = (orm: Orm, row: Row, now: SQL) =>
  mark(
    orm,
    row,
    {
      sentAt: now,
      nextAttemptAt: null,
      lastError: null,
      whatsapp: sql`coalesce(${outbox.whatsapp}, 'sent')`,
    },
    sql`${outbox.whatsapp} is distinct from 'failed'`,
  )

/** Whether a message that WhatsApp did not take goes by SMS now: a code at once, others where another attempt would not help. */
const goesBySms = ({ template, attempts }: Row, { fault }: WhatsappError): boolean =>
  fault !== 'later' || attempts >= whatsappAttempts || bringsCode(template)

/** Notes that a message could not be sent, and when it is tried again. */
async function markRefused(row: Row, error: unknown, { db, log, transports, now = databaseClock }: Delivery) {
  const { id, template, channel, attempts } = row
  const details = { err: error, id, template, channel, attempts }
  const lastError = error instanceof Error ? error.message : String(error)
  const isOfWhatsapp = error instanceof WhatsappError
  if (isOfWhatsapp && error.fault === 'configuration')
    log.error(
      details,
      'WhatsApp refuses a message: check WHATSAPP_TOKEN, WHATSAPP_PHONE_ID and the approved templates',
    )
  if (isOfWhatsapp && transports.sms && goesBySms(row, error)) {
    log.warn(details, 'WhatsApp did not take a message; it goes by SMS')
    return mark(db.orm, row, { lastError, whatsapp: 'failed', nextAttemptAt: now() })
  }
  // A template may be approved later, and a token renewed.
  const isHopeless = isOfWhatsapp && error.fault === 'unreachable'
  const minutes = isHopeless ? undefined : retryMinutes[attempts - 1]
  const isGivenUp = minutes === undefined
  if (isGivenUp)
    log.error(
      details,
      'a message was refused at every attempt and is given up: check MAIL_URL, SMS_URL, WHATSAPP_URL',
    )
  else log.warn(details, 'a message was refused; it is sent again later')
  return mark(db.orm, row, {
    lastError,
    nextAttemptAt: isGivenUp ? null : sql`${now()} + make_interval(mins => ${minutes})`,
    ...(isGivenUp && { params: {} }),
  })
}

async function deliver(row: Row, delivery: Delivery): Promise<void> {
  const { db, now = databaseClock } = delivery
  try {
    const by = await sendByTransport(row, delivery)
    if (by === 'whatsapp') await markTaken(db.orm, row, now())
    else
      await mark(db.orm, row, {
        sentAt: now(),
        nextAttemptAt: null,
        lastError: null,
        ...(by === 'channel' && { params: {} }),
      })
  } catch (error) {
    await markRefused(row, error, delivery)
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
