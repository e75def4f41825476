import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { mayEnter, wholeCompany } from '../../../schemas/access/roles.ts'
import { appointment, type Membership } from '../../database/tables/index.ts'
import { ownDoctor } from '../../kit/access/own-doctor.ts'
import { inBranch } from './in-branch.ts'

/** Appointments of the branches in which a member works. */
const inOwnBranches = ({ cabinets }: Membership): SQL | undefined =>
  mayEnter(cabinets, wholeCompany) ? undefined : inArray(appointment.cabinet, cabinets)

/**
 * Appointments of a place that are a member's business: a doctor sees those of their own card, and who works in some branches sees those of
 * these (D-PERM).
 */
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
    inOwnBranches(member),
    own === undefined ? undefined : own === null ? sql`false` : eq(appointment.specialist, own),
  )
}
