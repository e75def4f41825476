import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { FiledCaseState } from '../../schemas/api/filed-case.ts'
import type { FiledKind } from '../../schemas/cases/filed-kinds.ts'
import { filedCase, type Membership } from '../database/tables/index.ts'
import { ownDoctor } from '../kit/access/own-doctor.ts'

/** Rows of a kind in some states; none without states. */
export const inStates = ({ name }: FiledKind, states: readonly string[] = []): SQL | undefined =>
  and(eq(filedCase.kind, name), inArray(filedCase.state, [...states]))

/** The rows of a kind that a member of the staff sees: those of the clinic; a doctor none, because no case is to a doctor (D-PERM). */
export const isForStaff = ({ name }: FiledKind, member: Membership): SQL | undefined =>
  and(
    eq(filedCase.kind, name),
    eq(filedCase.company, member.company),
    ownDoctor(member) === undefined ? undefined : sql`false`,
  )

/** The lists of the staff: what waits for the clinic, what waits for nobody, and all. */
export function staffFilters(kind: FiledKind): Record<FiledCaseState, SQL | undefined> {
  const { clinic = [], moderator = [] } = kind.filed.waits
  return {
    waiting: inStates(kind, clinic),
    settled: notInArray(filedCase.state, [...clinic, ...moderator]),
    all: undefined,
  }
}
