import { byName, declarations } from '../../schemas/core/declarations.ts'
import type { StaffWaiting } from '../kit/live/staff-waiting.ts'

const modules = import.meta.glob<Record<string, unknown>>('/backend/**/*.waiting.ts', { eager: true })

/** What waits for staff, by the path of its file. */
export const declared = declarations<readonly StaffWaiting[]>(modules, 'waiting')

/** Every kind of work that waits for staff, in the order of a member's day. */
export const waitingWork: readonly StaffWaiting[] = [...byName(declared, ({ kind }) => kind).values()].sort(
  (one, other) => one.rank - other.rank,
)
