import { and, eq, gt, sql } from 'drizzle-orm'
import { account, type Membership, patientOpening } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { accountName, accountNameColumns } from '../../kit/sessions/account-name.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'

/**
 * Notes that a member has opened the notes of a patient, which the patient reads in the profile: once in ten minutes. Call it in the transaction that
 * reads them.
 */
export async function noteNotesOpened(orm: Orm, { company, patient }: AppointmentRow, member: Membership) {
  if (patient === null) return
  const opening = { company, patient, what: 'notes' as const, by: member.account }
  const [recent] = await orm
    .select({ id: patientOpening.id })
    .from(patientOpening)
    .where(
      and(
        eq(patientOpening.patient, patient),
        eq(patientOpening.what, opening.what),
        eq(patientOpening.by, opening.by),
        gt(patientOpening.at, sql`now() - interval '10 minutes'`),
      ),
    )
    .limit(1)
  if (recent) return
  const [viewer] = await orm.select(accountNameColumns).from(account).where(eq(account.id, member.account))
  await orm
    .insert(patientOpening)
    .values({ ...opening, viewer: viewer ? accountName(viewer) : '', role: member.role })
}
