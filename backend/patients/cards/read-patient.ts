import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { mayEnter, wholeCompany } from '../../../schemas/access/roles.ts'
import { appointment, type Membership, patient } from '../../database/tables/index.ts'
import { ownDoctor } from '../../kit/access/own-doctor.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import type { PatientRow } from './patient-name.ts'

/** Asked for each card: Postgres would read all appointments of the branch, and all cards, first otherwise, to find twenty of its patients. */
const eachAlone = sql`offset 0`

/**
 * The cards of a company that a member may read (D-PERM), by the column with their ids: a doctor those with an appointment of their own card, a
 * member of some branches those with an appointment there, and those that they have added. Undefined for all.
 */
export function ownPatients(member: Membership, id: PgColumn = patient.id): SQL | undefined {
  const own = ownDoctor(member)
  const visits = (where: SQL, more = sql``) =>
    exists(
      sql`(select from ${appointment} where ${appointment.patient} = ${id} and ${appointment.status} <> 'hold' and ${where} ${more})`,
    )
  if (own === null) return sql`false`
  if (own !== undefined) return visits(eq(appointment.specialist, own))
  if (mayEnter(member.cabinets, wholeCompany)) return undefined
  const added = alias(patient, 'added')
  const isAdded = exists(
    sql`(select from ${patient} as ${sql.identifier('added')} where ${added.id} = ${id} and ${added.createdBy} = ${member.account} ${eachAlone})`,
  )
  return or(
    member.cabinets.length > 0 ? visits(inArray(appointment.cabinet, member.cabinets), eachAlone) : undefined,
    isAdded,
  )
}

/** A card that a member may read; of one that was merged the card that was kept. Throws 404. */
export async function readPatient(
  orm: Orm,
  { company, id, member }: { company: string; id: string; member: Membership },
): Promise<PatientRow> {
  const named = alias(patient, 'named')
  const kept = orm
    .select({ id: sql`coalesce(${named.mergedInto}, ${named.id})` })
    .from(named)
    .where(eq(named.id, id))
  const [row] = await orm
    .select()
    .from(patient)
    .where(and(eq(patient.company, company), inArray(patient.id, kept), ownPatients(member)))
  if (!row) throw new ApiError('NOT_FOUND')
  return row
}
