import { and } from 'drizzle-orm'
import { review } from '../database/tables/index.ts'
import type { StaffWaiting } from '../kit/live/staff-waiting.ts'
import { isForStaff, seenSince, staffFilters } from './staff-reviews.ts'

/** Reviews without an answer. */
export const waiting: readonly StaffWaiting[] = [
  {
    kind: 'reviews',
    rank: 50,
    section: 'reviews',
    rows: ({ member }) => ({
      table: review,
      since: review.date,
      shownSince: seenSince,
      where: and(isForStaff(member), staffFilters.waiting),
    }),
    live: 'review',
  },
]

declare module '../../schemas/api/today.ts' {
  interface WaitingKinds {
    reviews: true
  }
}
declare module '../../schemas/api/staff-live.ts' {
  interface StaffLiveKinds {
    review: true
  }
}
