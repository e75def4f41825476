import type { MessageState } from '../../schemas/webhooks/webhook-states.ts'
import { listQuery } from '../page-query.ts'
import type { ApiQuery } from './api-query.ts'

const answers = () => import('../../schemas/api/webhooks.ts')

/** Subject (see `ApiQuery`) of the addresses of other systems that hear of changes. */
export const webhooks = 'webhooks'

/** The webhooks of the company of a place, `1001/0`. */
export const allWebhooks = (place: string) =>
  ({
    key: [webhooks, place],
    path: `/business-api-front2/${place}/webhooks`,
    schema: async () => (await answers()).webhook.array(),
  }) satisfies ApiQuery

/** Which messages a list has. */
export type MessageList = { state?: MessageState | undefined; page?: number }

/** The messages of a webhook, the latest first. */
export const webhookMessages = (place: string, code: string, { state, page = 1 }: MessageList) =>
  ({
    key: [webhooks, place, code, state, page],
    path: `/business-api-front2/${place}/webhooks/${code}/messages${listQuery(page, { state })}`,
    schema: async () => (await answers()).webhookMessageList,
  }) satisfies ApiQuery
