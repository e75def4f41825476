import { and } from 'drizzle-orm'
import { type FiledKind, filedKindPath, filedKinds } from '../../schemas/cases/filed-kinds.ts'
import { liveKindOf } from '../../schemas/cases/live-kind.ts'
import { filedCase } from '../database/tables/index.ts'
import type { StaffWaiting } from '../kit/live/staff-waiting.ts'
import { isForStaff, staffFilters } from './case-filters.ts'

const waitingOf = (kind: FiledKind): StaffWaiting => ({
  kind: liveKindOf(kind),
  rank: 60,
  section: kind.filed.section,
  isForReception: true,
  rows: ({ member }) => ({
    table: filedCase,
    since: filedCase.since,
    where: and(isForStaff(kind, member), staffFilters(kind).waiting),
  }),
  live: liveKindOf(kind),
  words: (locale) => ({ LABEL: kind.filed.list[locale], PATH: filedKindPath(kind) }),
})

/** What of each kind waits for a clinic. A kind that never does has a live stream too, because its list shows what others have moved. */
export const waiting: readonly StaffWaiting[] = [...filedKinds.values()].map(waitingOf)

declare module '../../schemas/api/today.ts' {
  interface WaitingKinds {
    [kind: `case_${string}`]: true
  }
}
declare module '../../schemas/api/staff-live.ts' {
  interface StaffLiveKinds {
    [kind: `case_${string}`]: true
  }
}
