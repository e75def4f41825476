import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { mayEnter, wholeCompany } from '../../../schemas/access/roles.ts'
import { readDocumentCode } from '../../../schemas/formats/document-code.ts'
import { company, document, type Membership, patient } from '../../database/tables/index.ts'
import { ownDoctor } from '../../kit/access/own-doctor.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { noteOpening, ownPatients } from '../../patients/index.ts'
import type { IssuedRow } from './add-issued.ts'

/**
 * The documents of a company that a member may see (D-PERM): a doctor those of their own card, a member of some branches those of the
 * patients that they may read, unless another branch has issued them.
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
  const here = or(isNull(document.cabinet), inArray(document.cabinet, member.cabinets))
  return and(ofCompany, inArray(document.patient, cards), here)
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

/** One of them, of which its patient reads that the member has opened it. Call it in a transaction. Throws 404. */
export async function openedBy(orm: Orm, member: Membership, written: string) {
  const found = await findIssued(orm, member, written)
  const { company: of, patient: card } = found.row
  if (card) await noteOpening(orm, { company: of, patient: card, what: 'document', member })
  return found
}

/**
 * Whether a member who may see a document may revoke it (S-DOC): a doctor one of their own, a member of some branches one of those branches;
 * another branch has issued what is of its visits, also for a patient of both.
 */
export const mayRevoke = (member: Membership, { cabinet }: Pick<IssuedRow, 'cabinet'>): boolean =>
  ownDoctor(member) !== undefined || mayEnter(member.cabinets, cabinet ?? wholeCompany)
