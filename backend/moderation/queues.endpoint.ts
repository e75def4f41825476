import { z } from '@hono/zod-openapi'
import { waitingQueue } from '../../schemas/api/moderation.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { instant } from '../shared/answers/instant.ts'
import { waiting } from './waiting.ts'

/** How full each queue of moderators is. */
export const queues = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/moderation/queues',
  summary: 'What waits for moderators: how much in each queue, and since when the first of it',
  access: 'moderator',
  answer: z.array(waitingQueue),
  act: async ({ orm }) => {
    const answers = []
    for (const { name, count: read } of waiting) {
      const { count, since } = await read(orm)
      answers.push({ QUEUE: name, COUNT: count, SINCE: since && instant(since) })
    }
    return answers
  },
})
