import { and, eq } from 'drizzle-orm'
import type { Locale } from '../../../locales/locale.ts'
import type { IssueBody } from '../../../schemas/api/documents.ts'
import { calendarDate } from '../../../schemas/formats/zone.ts'
import { cabinet, company, type Membership } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { noteOpening, type PatientRow, readPatient } from '../../patients/index.ts'
import { readSigner, type Signer } from './read-signer.ts'
import { readVisit, type Visit } from './read-visit.ts'

/** Whom and what a document is about, and who asks for it. */
export type AboutAsked = {
  place: { companyCode: string; cabinetCode: string }
  body: Pick<IssueBody, 'PATIENT_CODE' | 'LANG' | 'VISIT_CODE' | 'SPECIALIST_CODE' | 'VALID_TO'>
  member: Membership
  locale: Locale
}

export type About = {
  clinic: typeof company.$inferSelect
  patient: PatientRow
  visit: Visit | undefined
  signer: Signer | undefined
  /** The branch of the visit, else that in which the caller works; undefined for the whole clinic. */
  branch: typeof cabinet.$inferSelect | undefined
  /** Today in the clinic. */
  issued: string
}

/** Reads what a document is about, and notes that the card was opened: call it in a transaction. Throws 404, or 422 by field. */
export async function readAbout(orm: Orm, { place, body, member, locale }: AboutAsked): Promise<About> {
  const [clinic] = await orm.select().from(company).where(eq(company.code, place.companyCode))
  if (!clinic) throw new ApiError('NOT_FOUND')
  const patient = await readPatient(orm, { company: clinic.code, id: body.PATIENT_CODE, member })
  await noteOpening(orm, { company: clinic.code, patient: patient.id, what: 'document', member })
  const visit =
    body.VISIT_CODE === undefined
      ? undefined
      : await readVisit(orm, { company: clinic.code, code: body.VISIT_CODE, patient: patient.id, member })
  if (body.VISIT_CODE !== undefined && !visit) throw fieldFault(locale, { VISIT_CODE: 'invalid' })
  const signer = await readSigner(orm, {
    member,
    asked: body.SPECIALIST_CODE,
    visit: visit?.specialist,
    lang: body.LANG,
    locale,
  })
  const [branch] = await orm
    .select()
    .from(cabinet)
    .where(and(eq(cabinet.company, clinic.code), eq(cabinet.code, visit?.cabinet ?? place.cabinetCode)))
  const issued = calendarDate(new Date(), clinic.timezone)
  if (body.VALID_TO !== undefined && body.VALID_TO < issued)
    throw fieldFault(locale, { VALID_TO: 'validPast' })
  return { clinic, patient, visit, signer, branch, issued }
}
