import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Membership } from '../database/tables/index.ts'
import { ownDoctor } from '../kit/access/own-doctor.ts'

/** The condition for patients' texts that a member of the staff sees: a doctor only those to them (D-PERM). */
export function isWrittenTo(
  table: { company: PgColumn; specialist: PgColumn },
  member: Membership,
): SQL | undefined {
  const own = ownDoctor(member)
  return and(
    eq(table.company, member.company),
    own === undefined ? undefined : eq(table.specialist, own ?? ''),
  )
}
