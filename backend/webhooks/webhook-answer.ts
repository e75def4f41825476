import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Webhook } from '../../schemas/api/webhooks.ts'
import {
  company,
  type WebhookRow,
  webhook,
  webhookAttempt,
  webhookMessage,
} from '../database/tables/index.ts'
import { lacksFactor } from '../kit/access/check-factor.ts'
import type { Orm } from '../kit/database/database.ts'
import { accountNames } from '../kit/sessions/account-names.ts'

/** Messages are deleted after 30 days (`webhooks.retention.ts`). */
const isTried = sql<boolean>`${webhook.createdAt} < now() - interval '30 days' or exists (
  select 1 from ${webhookMessage} inner join ${webhookAttempt} on ${webhookAttempt.message} = ${webhookMessage.number}
  where ${webhookMessage.webhook} = ${webhook.id})`

/** The webhooks of a company, or one of them, as the API answers them. */
export async function readWebhooks(orm: Orm, code: string, id?: string): Promise<Webhook[]> {
  const rows = await orm
    .select({ hook: webhook, factorFrom: company.staffFactorFrom, isTried })
    .from(webhook)
    .innerJoin(company, eq(company.code, webhook.company))
    .where(and(eq(webhook.company, code), id === undefined ? undefined : eq(webhook.id, id)))
    .orderBy(asc(webhook.createdAt), asc(webhook.id))
  const counts = await orm
    .select({ id: webhookMessage.webhook, state: webhookMessage.state, count: count() })
    .from(webhookMessage)
    .innerJoin(webhook, eq(webhook.id, webhookMessage.webhook))
    // The literals are those of the partial indexes.
    .where(
      and(
        eq(webhook.company, code),
        sql`(${webhookMessage.state} = 'waiting' or ${webhookMessage.state} = 'failed')`,
      ),
    )
    .groupBy(webhookMessage.webhook, webhookMessage.state)
  const countOf = ({ id: of }: WebhookRow, state: string) =>
    counts.find((one) => one.id === of && one.state === state)?.count ?? 0
  const nameOf = await accountNames(
    orm,
    rows.map(({ hook }) => hook.account),
  )
  const now = new Date()
  return rows.map(({ hook, factorFrom, isTried }) => ({
    WEBHOOK_CODE: hook.id,
    URL: hook.url,
    TYPES: hook.types,
    STATE: hook.state,
    OFF_REASON: hook.offReason,
    NEEDS_FACTOR: lacksFactor(factorFrom, hook),
    FAILING_SINCE: hook.failingSince?.toISOString() ?? null,
    TRIED: isTried,
    FORMER_SECRET_UNTIL: hook.formerUntil && hook.formerUntil > now ? hook.formerUntil.toISOString() : null,
    CREATED_BY: nameOf(hook.account),
    CREATED_AT: hook.createdAt.toISOString(),
    WAITING: countOf(hook, 'waiting'),
    FAILED: countOf(hook, 'failed'),
  }))
}
