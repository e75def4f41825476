import { and, eq, gt, sql } from 'drizzle-orm'
import type { OpenedPart } from '../../schemas/patients/opened-parts.ts'
import { account, type Membership, patient, patientOpening } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { accountName, accountNameColumns } from '../kit/sessions/account-name.ts'

/** Notes that a member has opened a part of a card, once in ten minutes for each. Call it in the transaction that reads the part, so that nothing is read without being noted. */
export async function noteOpening(
  orm: Orm,
  given: { company: string; patient: string; what: OpenedPart; member: Membership },
): Promise<void> {
  const { company, patient: card, what, member } = given
  // Locked, so that of two concurrent requests the second sees the first.
  await orm.select({ id: patient.id }).from(patient).where(eq(patient.id, card)).for('no key update')
  const [recent] = await orm
    .select({ id: patientOpening.id })
    .from(patientOpening)
    .where(
      and(
        eq(patientOpening.patient, card),
        eq(patientOpening.what, what),
        eq(patientOpening.by, member.account),
        gt(patientOpening.at, sql`now() - interval '10 minutes'`),
      ),
    )
    .limit(1)
  if (recent) return
  const [person] = await orm.select(accountNameColumns).from(account).where(eq(account.id, member.account))
  await orm.insert(patientOpening).values({
    company,
    patient: card,
    what,
    by: member.account,
    viewer: person ? accountName(person) : '',
    role: member.role,
  })
}
