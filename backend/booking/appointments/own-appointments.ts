import { and, eq, type SQL, sql } from 'drizzle-orm'
import { appointment, type Membership } from '../../database/tables/index.ts'
import { ownDoctor } from '../../kit/access/own-doctor.ts'
import { inBranch } from './in-branch.ts'

/** Appointments of a place that are a member's business: a doctor sees those of their own card (D-PERM). */
export function ownAppointments({
  member,
  cabinet,
}: {
  member: Membership
  /** Code of the branch; of the whole company `0`. */
  cabinet: string
}): SQL | undefined {
  const own = ownDoctor(member)
  return and(
    eq(appointment.company, member.company),
    inBranch(cabinet),
    own === undefined ? undefined : own === null ? sql`false` : eq(appointment.specialist, own),
  )
}
