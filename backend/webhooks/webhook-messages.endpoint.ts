import { z } from '@hono/zod-openapi'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import {
  webhookMessageList,
  webhookMessage as webhookMessageShape,
  webhookReplayBody,
  webhookReplayed,
} from '../../schemas/api/webhooks.ts'
import { testType } from '../../schemas/webhooks/registry.ts'
import { messageStates } from '../../schemas/webhooks/webhook-states.ts'
import { type WebhookMessageRow, webhookAttempt, webhookMessage } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { nested, pageQuery } from '../kit/input/query.ts'
import { findWebhook } from './find-webhook.ts'
import { idOfMessage, messageId } from './message-body.ts'
import { one } from './webhooks.endpoint.ts'

/** The messages as the API answers them, with their attempts. */
async function answersOf(orm: Orm, rows: readonly WebhookMessageRow[]) {
  const numbers = rows.map(({ number }) => number)
  const attempts =
    numbers.length === 0
      ? []
      : await orm
          .select()
          .from(webhookAttempt)
          .where(inArray(webhookAttempt.message, numbers))
          .orderBy(desc(webhookAttempt.id))
  return rows.map((row) => ({
    MESSAGE: messageId(row),
    TYPE: row.type,
    CODE: row.code,
    AT: row.at.toISOString(),
    STATE: row.state,
    NEXT_AT: row.state === 'waiting' ? row.nextAttemptAt.toISOString() : null,
    ATTEMPTS: attempts
      .filter(({ message }) => message === row.number)
      .map(({ at, milliseconds, status, fault, answer }) => ({
        AT: at.toISOString(),
        MILLISECONDS: milliseconds,
        STATUS: status,
        FAULT: fault,
        ANSWER: answer,
      })),
  }))
}

const notify = (orm: Orm) => orm.execute(sql`select pg_notify('shipa_webhooks', '')`)

export const webhookMessages = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/webhooks/{webhook}/messages',
  summary: 'The messages of a webhook of the last 30 days with each attempt, the latest first',
  access: 'owner',
  params: one,
  query: z.object({
    filter: nested({ state: z.enum([...messageStates, 'all']).default('all') }).prefault({}),
    page: pageQuery(20),
  }),
  answer: webhookMessageList,
  act: async ({ orm, member, params, query: { filter, page } }) => {
    const { id } = await findWebhook(orm, member, params.webhook)
    const where = and(
      eq(webhookMessage.webhook, id),
      filter.state === 'all' ? undefined : eq(webhookMessage.state, filter.state),
    )
    const total = totalOf(orm.select({ all: count() }).from(webhookMessage).where(where))
    const { rows, meta } = await readPage(page, (limit, offset) =>
      orm
        .select({ row: webhookMessage, total })
        .from(webhookMessage)
        .where(where)
        .orderBy(desc(webhookMessage.number))
        .limit(limit)
        .offset(offset),
    )
    return {
      data: await answersOf(
        orm,
        rows.map(({ row }) => row),
      ),
      meta,
    }
  },
})

export const testWebhook = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/webhooks/{webhook}/test',
  summary: 'Sends a message of the type `webhook.test` to a webhook; 409 while it is paused or off',
  access: 'owner',
  limits: [{ per: 'person', times: 60, seconds: 3600 }],
  params: one,
  answer: webhookMessageShape,
  status: 201,
  act: async ({ params, member, transaction }) =>
    transaction(async (orm) => {
      const { id, state } = await findWebhook(orm, member, params.webhook)
      if (state !== 'on') throw new ApiError('WEBHOOK_OFF')
      const rows = await orm
        .insert(webhookMessage)
        // Each is about a thing of its own, so that none waits for another.
        .values({ webhook: id, object: 'webhook', type: testType, code: sql`gen_random_uuid()` })
        .returning()
      await notify(orm)
      const [answer] = await answersOf(orm, rows)
      return answer
    }),
})

export const replayWebhook = defineCall({
  method: 'post',
  service: 'w-business',
  path: '/{companyCode}/{cabinetCode}/webhooks/{webhook}/replay',
  summary:
    'Sends a message of a webhook again, or all that have failed, with the same `webhook-id`; 409 while it is paused or off',
  access: 'owner',
  limits: [{ per: 'person', times: 300, seconds: 3600 }],
  params: one,
  body: webhookReplayBody,
  answer: webhookReplayed,
  act: async ({ params, member, body: { MESSAGE }, transaction }) =>
    transaction(async (orm) => {
      const { id, state } = await findWebhook(orm, member, params.webhook)
      if (state !== 'on') throw new ApiError('WEBHOOK_OFF')
      const which =
        MESSAGE === undefined
          ? eq(webhookMessage.state, 'failed')
          : and(eq(webhookMessage.id, idOfMessage(MESSAGE)), sql`${webhookMessage.state} <> 'waiting'`)
      const again = await orm
        .update(webhookMessage)
        .set({ state: 'waiting', attempts: 0, nextAttemptAt: new Date(), endedAt: null })
        .where(and(eq(webhookMessage.webhook, id), which))
        .returning({ number: webhookMessage.number })
      if (MESSAGE !== undefined && again.length === 0) throw new ApiError('NOT_FOUND')
      await notify(orm)
      return { COUNT: again.length }
    }),
})
