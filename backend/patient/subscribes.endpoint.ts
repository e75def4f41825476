import { desc, eq } from 'drizzle-orm'
import { subscriptionList } from '../../schemas/api/profile.ts'
import { subscription } from '../database/tables/index.ts'
import { defineCall } from '../http/endpoint.ts'
import { wholeList } from '../http/paging.ts'

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
    return wholeList(
      rows.map(({ kind, code, channel, createdAt }) => ({
        KIND: kind,
        CODE: code,
        CHANNEL: channel,
        CREATED_AT: createdAt.toISOString(),
      })),
    )
  },
})
