import { eq } from 'drizzle-orm'
import type { OpenedPart } from '../../../schemas/patients/opened-parts.ts'
import { type Membership, patient, patientOpening } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { wasJustNoted } from '../../kit/database/was-just-noted.ts'
import { nameOfAccount } from '../../kit/sessions/account-names.ts'

/**
 * Notes that a member has opened a part of a card, once in ten minutes for each; of one that was merged meanwhile at the card that was kept. Call
 * it in the transaction that reads the part, so that nothing is read without being noted.
 */
export async function noteOpening(
  orm: Orm,
  given: { company: string; patient: string; what: OpenedPart; member: Membership },
): Promise<void> {
  const { company, what, member } = given
  const [locked] = await orm
    .select({ id: patient.id, mergedInto: patient.mergedInto })
    .from(patient)
    .where(eq(patient.id, given.patient))
    .for('no key update')
  const card = locked?.mergedInto ?? given.patient
  const isNoted = await wasJustNoted(
    orm,
    patientOpening.at,
    eq(patientOpening.patient, card),
    eq(patientOpening.what, what),
    eq(patientOpening.by, member.account),
  )
  if (isNoted) return
  await orm.insert(patientOpening).values({
    company,
    patient: card,
    what,
    by: member.account,
    viewer: (await nameOfAccount(orm, member.account)) ?? '',
    role: member.role,
  })
}
