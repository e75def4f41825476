import {
  and,
  eq,
  exists,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  company,
  type WebhookMessageRow,
  type WebhookRow,
  webhook,
  webhookMessage,
} from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/** How long a process has for an attempt. If it dies, others make it afterwards. */
const leaseMs = 60_000

/** How many messages of a webhook are sent at once; one while it fails. */
const mostAtOnce = 8

const earlier = alias(webhookMessage, 'earlier')

/** No earlier message about the same thing waits: they are sent one after the other. */
const isNext = (orm: Orm): SQL =>
  sql`not exists ${orm
    .select({ one: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.webhook, webhookMessage.webhook),
        eq(earlier.object, webhookMessage.object),
        eq(earlier.code, webhookMessage.code),
        sql`${earlier.state} = 'waiting'`,
        sql`${earlier.number} < ${webhookMessage.number}`,
      ),
    )}`

// The literal is that of the partial indexes.
const isWaiting = sql`${webhookMessage.state} = 'waiting'`

/** The webhooks to which messages go: one that was made without a second factor waits where the company requires it (decision 53). */
const isOpen = (now: Date): SQL | undefined =>
  and(
    eq(webhook.state, 'on'),
    or(
      isNull(company.staffFactorFrom),
      sql`${company.staffFactorFrom} > ${now}`,
      isNotNull(webhook.factorAt),
    ),
  )

/** The ids of the webhooks for which something is due, besides `others`. Asked webhook by webhook: what a paused one keeps is not looked through. */
export async function dueWebhooks(orm: Orm, now: Date, others: readonly string[]): Promise<string[]> {
  const isDue = and(
    eq(webhookMessage.webhook, webhook.id),
    isWaiting,
    lte(webhookMessage.nextAttemptAt, now),
    isNext(orm),
  )
  const rows = await orm
    .select({ id: webhook.id })
    .from(webhook)
    .innerJoin(company, eq(company.code, webhook.company))
    .where(
      and(
        isOpen(now),
        others.length > 0 ? not(inArray(webhook.id, [...others])) : undefined,
        exists(orm.select({ one: sql`1` }).from(webhookMessage).where(isDue)),
      ),
    )
  return rows.map(({ id }) => id)
}

/** When the next message is due; undefined if none waits. */
export async function nextDue(orm: Orm, now: Date): Promise<Date | undefined> {
  const [next] = await orm
    .select({ at: min(webhookMessage.nextAttemptAt) })
    .from(webhook)
    .innerJoin(company, eq(company.code, webhook.company))
    .innerJoin(webhookMessage, eq(webhookMessage.webhook, webhook.id))
    .where(and(isOpen(now), isWaiting, isNext(orm)))
  return next?.at ?? undefined
}

/**
 * Takes messages of a webhook that are due, counts an attempt of each, and leases them to this process: each thing has one message under way at most.
 * The webhook is as it is now; nothing is taken if it was paused meanwhile.
 */
export async function claimDue(
  orm: Orm,
  id: string,
  now: Date,
): Promise<{ hook: WebhookRow; messages: WebhookMessageRow[] } | undefined> {
  const [row] = await orm
    .select({ hook: webhook })
    .from(webhook)
    .innerJoin(company, eq(company.code, webhook.company))
    .where(and(eq(webhook.id, id), isOpen(now)))
  if (!row) return undefined
  // Within `in (…)` Postgres may run the query more than once and lock too many rows.
  const due = orm.$with('due').as(
    orm
      .select({ number: webhookMessage.number })
      .from(webhookMessage)
      .where(
        and(eq(webhookMessage.webhook, id), isWaiting, lte(webhookMessage.nextAttemptAt, now), isNext(orm)),
      )
      .orderBy(webhookMessage.number)
      .limit(row.hook.failingSince ? 1 : mostAtOnce)
      .for('update', { skipLocked: true }),
  )
  const messages = await orm
    .with(due)
    .update(webhookMessage)
    .set({
      attempts: sql`${webhookMessage.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + leaseMs),
    })
    .from(due)
    .where(eq(webhookMessage.number, due.number))
    .returning(getTableColumns(webhookMessage))
  return { hook: row.hook, messages }
}
