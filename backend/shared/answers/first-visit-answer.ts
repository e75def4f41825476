import type { z } from '@hono/zod-openapi'
import type { firstVisit } from '../../../schemas/api/first-visit.ts'
import type { FirstVisit } from '../shown/first-visit.ts'

/** What a first visit costs, as the API sends it. */
export const firstVisitAnswer = (visit: FirstVisit): z.infer<typeof firstVisit> =>
  visit && { PRICE: visit.price, CURRENCY: visit.currency }
