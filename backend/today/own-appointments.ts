import { and, eq, type SQL, sql } from 'drizzle-orm'
import { inBranch } from '../booking/in-branch.ts'
import { appointment } from '../database/tables/index.ts'
import { ownDoctor } from '../staff/own-doctor.ts'
import type { Asking } from './asking.ts'

/** Appointments of a place that are a member's business: a doctor sees those of their own card (D-PERM). */
export function ownAppointments({ member, cabinet }: Pick<Asking, 'member' | 'cabinet'>): SQL | undefined {
  const own = ownDoctor(member)
  return and(
    eq(appointment.company, member.company),
    inBranch(cabinet),
    own === undefined ? undefined : own === null ? sql`false` : eq(appointment.specialist, own),
  )
}
