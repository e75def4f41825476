import {
  and,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
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

/**
 * Of each thing the message that is sent next: the earliest that waits. They come in the order of the index of what waits, which is read once, whatever the
 * planner knows of the table.
 */
const nextOf = (id: SQL | PgColumn): SQL =>
  sql`(select distinct on ("object", "code") "number", "next_attempt_at" from "webhook_message"
    where "webhook_id" = ${id} and "state" = 'waiting' order by "object", "code", "number") "next"`

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
  const rows = await orm
    .select({ id: webhook.id })
    .from(webhook)
    .innerJoin(company, eq(company.code, webhook.company))
    .where(
      and(
        isOpen(now),
        others.length > 0 ? not(inArray(webhook.id, [...others])) : undefined,
        sql`exists (select from ${nextOf(webhook.id)} where "next"."next_attempt_at" <= ${now})`,
      ),
    )
  return rows.map(({ id }) => id)
}

/** When the next message is due; undefined if none waits. */
export async function nextDue(orm: Orm, now: Date): Promise<Date | undefined> {
  const first = sql`(select min("next"."next_attempt_at") from ${nextOf(webhook.id)})`
  const [next] = await orm
    .select({ at: sql<Date | null>`min(${first})`.mapWith(webhookMessage.nextAttemptAt) })
    .from(webhook)
    .innerJoin(company, eq(company.code, webhook.company))
    .where(isOpen(now))
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
  const most = row.hook.failingSince ? 1 : mostAtOnce
  const due = orm.$with('due').as(
    orm
      .select({ number: webhookMessage.number })
      .from(webhookMessage)
      .where(
        and(
          sql`${webhookMessage.number} in (select "next"."number" from ${nextOf(sql`${id}::uuid`)}
            where "next"."next_attempt_at" <= ${now} order by "next"."number" limit ${most}::int)`,
          // Another process may have taken it since it was read.
          sql`${webhookMessage.state} = 'waiting'`,
          lte(webhookMessage.nextAttemptAt, now),
        ),
      )
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
