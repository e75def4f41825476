import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { company, specialist, speciality } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'
import { findVisibleDoctor } from '../shared/shown/find-visible-doctor.ts'
import { takesQuestions } from '../shared/shown/takes-questions.ts'
import { isVisibleDoctor } from '../shared/shown/visible-doctors.ts'

type Given = { COMPANY_CODE: string; SPECIALIST?: string | undefined; SPECIALITY?: string | undefined }

/**
 * The addressee of a question: a clinic that takes questions, with one of its doctors or a speciality that one of them has; a doctor goes
 * before a speciality. Throws 404 for a clinic that takes none, 422 at the field of a doctor or speciality that it does not have.
 */
export async function findAsked(orm: Orm, given: Given, locale: Locale) {
  const [clinic] = await orm
    .select()
    .from(company)
    .where(and(eq(company.code, given.COMPANY_CODE), takesQuestions()))
  if (!clinic) throw new ApiError('NOT_FOUND')
  if (given.SPECIALIST !== undefined) {
    const doctor = await findVisibleDoctor(orm, { company: clinic.code, code: given.SPECIALIST }, locale)
    return { company: clinic.code, specialist: doctor, speciality: null }
  }
  if (given.SPECIALITY === undefined) return { company: clinic.code, specialist: null, speciality: null }
  const [wanted] = await orm
    .select({ slug: speciality.slug })
    .from(speciality)
    .innerJoin(specialist, sql`${specialist.specialities} @> to_jsonb(${speciality.slug})`)
    .where(and(eq(specialist.company, clinic.code), isVisibleDoctor, eq(speciality.slug, given.SPECIALITY)))
    .limit(1)
  if (!wanted) throw fieldFault(locale, { SPECIALITY: 'invalid' })
  return { company: clinic.code, specialist: null, speciality: wanted.slug }
}
