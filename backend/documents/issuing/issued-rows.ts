import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { mayEnter, wholeCompany } from '../../../schemas/access/roles.ts'
import { readDocumentCode } from '../../../schemas/formats/document-code.ts'
import { company, document, type Membership, patient } from '../../database/tables/index.ts'
import { ownDoctor } from '../../kit/access/own-doctor.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { ownPatients } from '../../patients/index.ts'

/**
 * The documents of a company that a member may see (D-PERM): a doctor those of their own card, a member of some branches those of the
 * patients that they may read.
 */
export function issuedTo(orm: Orm, member: Membership): SQL | undefined {
  const ofCompany = eq(document.company, member.company)
  const own = ownDoctor(member)
  if (own !== undefined) return and(ofCompany, eq(document.specialist, own ?? ''))
  if (mayEnter(member.cabinets, wholeCompany)) return ofCompany
  const cards = orm
    .select({ id: patient.id })
    .from(patient)
    .where(and(eq(patient.company, member.company), ownPatients(member)))
  return and(ofCompany, inArray(document.patient, cards))
}

/** One of them by its code, with the zone of the company. Throws 404. */
export async function findIssued(orm: Orm, member: Membership, written: string) {
  const [found] = await orm
    .select({ row: document, timezone: company.timezone })
    .from(document)
    .innerJoin(company, eq(company.code, document.company))
    .where(and(eq(document.code, readDocumentCode(written) ?? ''), issuedTo(orm, member)))
  if (!found) throw new ApiError('NOT_FOUND')
  return found
}
