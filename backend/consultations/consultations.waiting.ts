import { and } from 'drizzle-orm'
import { consultation } from '../database/tables/index.ts'
import type { StaffWaiting } from '../kit/live/staff-waiting.ts'
import { isForStaff, staffFilters } from './staff-consultations.ts'

/** Consultations in which the patient waits. */
export const waiting: readonly StaffWaiting[] = [
  {
    kind: 'consultations',
    rank: 40,
    section: 'online-consultations',
    rows: ({ member }) => ({
      table: consultation,
      since: consultation.waitsSince,
      where: and(isForStaff(member), staffFilters.waiting),
    }),
    live: 'online_consultation',
  },
]

declare module '../../schemas/api/today.ts' {
  interface WaitingKinds {
    consultations: true
  }
}
declare module '../../schemas/api/staff-live.ts' {
  interface StaffLiveKinds {
    online_consultation: true
  }
}
