import { and, eq, inArray } from 'drizzle-orm'
import { type Membership, patientOpening } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { justNoted } from '../../kit/database/was-just-noted.ts'
import { nameOfAccount } from '../../kit/sessions/account-names.ts'
import type { PatientRow } from '../cards/patient-name.ts'

/** Notes that a member has exported cards that are locked, once in ten minutes for each, as `noteOpening` does. */
export async function noteExport(orm: Orm, member: Membership, cards: readonly PatientRow[]): Promise<void> {
  const { company, account: by, role } = member
  const ids = cards.map(({ id }) => id)
  const what = 'export' as const
  const recent = await orm
    .selectDistinct({ id: patientOpening.patient })
    .from(patientOpening)
    .where(
      and(
        inArray(patientOpening.patient, ids),
        eq(patientOpening.what, what),
        eq(patientOpening.by, by),
        justNoted(patientOpening.at),
      ),
    )
  const noted = new Set(recent.map(({ id }) => id))
  const viewer = (await nameOfAccount(orm, by)) ?? ''
  const rows = ids
    .filter((id) => !noted.has(id))
    .map((id) => ({ company, patient: id, what, by, viewer, role }))
  if (rows.length > 0) await orm.insert(patientOpening).values(rows)
}
