import { and, eq, not } from 'drizzle-orm'
import { type Membership, patient } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { noteOpening } from './note-opening.ts'
import { ownPatients } from './read-patient.ts'

/**
 * Notes that a member has put an appointment on a card that they could not read until then, found by the name and the phone number that they gave:
 * from now on they may. Call it before the appointment is written.
 */
export async function noteAttaching(
  orm: Orm,
  given: { company: string; patient: string; member: Membership },
): Promise<void> {
  const own = ownPatients(given.member)
  if (!own) return
  const [hidden] = await orm
    .select({ addedBy: patient.createdBy })
    .from(patient)
    .where(and(eq(patient.id, given.patient), not(own)))
  if (hidden && hidden.addedBy !== given.member.account) await noteOpening(orm, { ...given, what: 'booking' })
}
