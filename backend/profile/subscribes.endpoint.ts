import { and, desc, eq, gte } from 'drizzle-orm'
import { subscriptionList } from '../../schemas/api/profile.ts'
import { subscription, waitingList } from '../database/tables/index.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { todayAt } from '../shared/shown/today-of.ts'

/** A36 */
export const subscribes = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/user/subscribes',
  summary: 'What the signed-in person asked to be told about',
  access: 'person',
  answer: subscriptionList,
  act: async ({ orm, person }) => {
    const rows = await orm
      .select()
      .from(subscription)
      .where(eq(subscription.account, person.account.id))
      .orderBy(desc(subscription.createdAt), subscription.kind, subscription.code)
    const waiting = await orm
      .select()
      .from(waitingList)
      .where(
        and(eq(waitingList.account, person.account.id), gte(waitingList.until, todayAt(waitingList.company))),
      )
      .orderBy(desc(waitingList.createdAt))
    const wishes = waiting.map(({ id, code, channel, createdAt }) => ({
      kind: 'waiting-list' as const,
      code: code ?? id,
      channel: channel === 'email' ? ('email' as const) : ('sms' as const),
      createdAt,
    }))
    return wholeList(
      [...wishes, ...rows].map(({ kind, code, channel, createdAt }) => ({
        KIND: kind,
        CODE: code,
        CHANNEL: channel,
        CREATED_AT: createdAt.toISOString(),
      })),
    )
  },
})
