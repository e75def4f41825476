import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Membership, patient, patientOpening } from '../../database/tables/index.ts'
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
  const known = new Set(recent.map(({ id }) => id))
  const noted = ids.filter((id) => !known.has(id))
  const viewer = (await nameOfAccount(orm, by)) ?? ''
  if (noted.length > 0)
    await orm.execute(sql`insert into ${patientOpening} (company_code, patient_id, what, opened_by, viewer, role)
      select ${company}, patient, ${what}, ${by}::uuid, ${viewer}, ${role}
      from unnest(${sql.param(noted)}::uuid[]) as noted (patient)`)
}

/** Notes that every card of a company was exported, by whom; once each time. */
export async function noteWholeExport(
  orm: Orm,
  { company, by, viewer }: { company: string; by: string; viewer: string },
): Promise<void> {
  await orm.execute(sql`insert into ${patientOpening} (company_code, patient_id, what, opened_by, viewer, role)
    select company_code, id, 'export', ${by}::uuid, ${viewer}, 'owner' from ${patient}
    where company_code = ${company} and merged_into is null`)
}
