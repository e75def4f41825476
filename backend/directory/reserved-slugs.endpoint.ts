import { z } from '@hono/zod-openapi'
import { tags } from '../../schemas/tags.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { storedReserved } from '../redirects/index.ts'

/** B-15 */
export const reservedSlugs = defineEndpoint({
  service: 'front',
  path: '/v1/reserved_slugs',
  summary: 'Slugs that no page may have; none where the configured ones count',
  answer: z.array(z.string()),
  read: async ({ orm, tag }) => {
    tag(tags.reservedSlugs)
    return storedReserved(orm)
  },
})
