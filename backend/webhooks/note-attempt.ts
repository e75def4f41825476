import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { AttemptFault, OffReason } from '../../schemas/webhooks/webhook-states.ts'
import { type WebhookMessageRow, type WebhookRow, webhook, webhookMessage } from '../database/tables/index.ts'
import type { Database, Orm } from '../kit/database/database.ts'
import { tellOwners } from './tell-owners.ts'

/** Minutes until the next attempt after each failure: eight attempts in 24 hours. */
export const retryMinutes = [1, 5, 30, 120, 240, 360, 684] as const

/** A webhook that has failed for so long is off. */
const daysOfFailure = 3

/** What has become of an attempt. */
export type Attempt = {
  at: Date
  /** By the clock by which messages are due: the next attempt waits from here. */
  endedAt: Date
  milliseconds: number
  status: number | null
  fault: AttemptFault | null
  answer: string
}

const gone = 410

/** Ends its messages that wait: they can be sent again once it is on. */
export const failWaiting = (orm: Orm, id: string, now: Date) =>
  orm
    .update(webhookMessage)
    .set({ state: 'failed', endedAt: now })
    .where(and(eq(webhookMessage.webhook, id), sql`${webhookMessage.state} = 'waiting'`))

/** Turns a webhook off by itself, and tells the owners of the company. */
async function turnOff({ orm }: Pick<Database, 'orm'>, hook: WebhookRow, offReason: OffReason, now: Date) {
  await orm.transaction(async (inner) => {
    const off = await inner
      .update(webhook)
      .set({ state: 'off', offReason })
      .where(and(eq(webhook.id, hook.id), ne(webhook.state, 'off')))
      .returning({ id: webhook.id })
    if (off.length === 0) return
    await failWaiting(inner, hook.id, now)
    await tellOwners(inner, hook, 'webhook-off')
  })
}

/**
 * Keeps an attempt with what follows from it for the message, in one statement: nothing if another process has taken the message over meanwhile.
 */
async function keep(orm: Orm, message: WebhookMessageRow, attempt: Attempt): Promise<void> {
  const { at, endedAt, milliseconds, status, fault, answer } = attempt
  const minutes = retryMinutes[message.attempts - 1]
  const next = new Date(endedAt.getTime() + (minutes ?? 0) * 60_000)
  const isOver = fault === null || minutes === undefined
  const state = fault === null ? 'taken' : isOver ? 'failed' : 'waiting'
  await orm.execute(sql`
    with "kept" as (
      update "webhook_message" set
        "state" = ${state},
        "next_attempt_at" = ${next},
        "ended_at" = ${isOver ? endedAt : null}
      where "number" = ${message.number} and "attempts" = ${message.attempts} and "state" = 'waiting'
      returning "number"
    )
    insert into "webhook_attempt" ("message_number", "attempted_at", "milliseconds", "status", "fault", "answer")
    select "number", ${at}, ${milliseconds}::int, ${status}::int, ${fault}::text, ${answer} from "kept"`)
}

/** Keeps an attempt. A webhook that has failed for days, or whose address says that it is gone, is off from then on. */
export async function noteAttempt(
  db: Pick<Database, 'orm'>,
  hook: WebhookRow,
  message: WebhookMessageRow,
  attempt: Attempt,
): Promise<void> {
  await keep(db.orm, message, attempt)
  const ofHook = eq(webhook.id, hook.id)
  if (attempt.fault === null) {
    if (hook.failingSince !== null)
      await db.orm
        .update(webhook)
        .set({ failingSince: null })
        .where(and(ofHook, isNotNull(webhook.failingSince)))
    return
  }
  const [{ failingSince = null } = {}] = await db.orm
    .update(webhook)
    .set({ failingSince: sql`coalesce(${webhook.failingSince}, ${attempt.at})` })
    .where(ofHook)
    .returning({ failingSince: webhook.failingSince })
  if (attempt.status === gone) await turnOff(db, hook, 'gone', attempt.at)
  else if (failingSince && attempt.at.getTime() - failingSince.getTime() >= daysOfFailure * 86_400_000)
    await turnOff(db, hook, 'failing', attempt.at)
}

/** Gives a message back whose attempt was broken off, because the process ends. */
export const release = (orm: Orm, { number, attempts }: WebhookMessageRow, now: Date) =>
  orm
    .update(webhookMessage)
    .set({ attempts: attempts - 1, nextAttemptAt: now })
    .where(and(eq(webhookMessage.number, number), eq(webhookMessage.attempts, attempts)))
