import { and } from 'drizzle-orm'
import { review } from '../database/tables/index.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { staffLiveOf } from '../kit/live/staff-live.ts'
import { isForStaff, seenSince, staffFilters } from './staff-reviews.ts'

/** R94: changes of the reviews of a clinic, as a stream. */
export const reviewLive = defineCall(
  staffLiveOf({
    kind: 'review',
    section: 'reviews',
    rows: ({ member }) => ({
      table: review,
      since: seenSince,
      where: and(isForStaff(member), staffFilters.waiting),
    }),
  }),
)
