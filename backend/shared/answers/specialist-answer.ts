import type { z } from '@hono/zod-openapi'
import type { specialistDetails, specialist as specialistShape } from '../../../schemas/api/people.ts'
import { specialist } from '../../database/tables/index.ts'
import { type ReadRow, readColumns } from '../../kit/database/read-columns.ts'
import { type FirstVisit, firstVisit } from '../shown/first-visit.ts'
import { personSlug } from '../shown/person-slug.ts'
import { firstVisitAnswer } from './first-visit-answer.ts'
import { imageAnswer } from './image-answer.ts'
import { localize, localizeOptional } from './localize.ts'
import { type SpecialityNames, specialityAnswers, specialityNames } from './speciality-answer.ts'

const { about, education, ...columns } = readColumns(specialist)

/** Columns of a doctor in a list, with the names of the specialities. */
export const specialistFields = {
  ...columns,
  specialityNames: specialityNames(specialist.specialities),
  personSlug,
  firstVisit,
}

/** Columns of a doctor's own page. */
export const specialistDetailsFields = { ...specialistFields, about, education }

type Details = ReadRow<typeof specialist> & {
  specialityNames: SpecialityNames | null
  personSlug: string | null
  firstVisit: FirstVisit
}

/** A doctor in a list. */
export const specialistAnswer = (
  row: Omit<Details, 'about' | 'education'>,
): z.infer<typeof specialistShape> => ({
  SPECIALIST_CODE: row.code,
  slug: row.slug,
  COMPANY_CODE: row.company,
  ...localize('LASTNAME', row.lastName),
  ...localize('NAME', row.name),
  ...localizeOptional('MIDDLENAME', row.middleName),
  PHOTO: row.photo && imageAnswer(row.photo),
  SPECIALITIES: specialityAnswers(row.specialities, row.specialityNames),
  ...localizeOptional('POSITION', row.post),
  EXPERIENCE_SINCE: row.experienceSince,
  LANGUAGES: row.languages,
  PERSON_SLUG: row.personSlug,
  FIRST_VISIT: firstVisitAnswer(row.firstVisit),
})

/** A doctor as on their own page. */
export const specialistDetailsAnswer = (row: Details): z.infer<typeof specialistDetails> => ({
  ...specialistAnswer(row),
  ...localizeOptional('ABOUT', row.about),
  EDUCATION: row.education.map((title) => localize('TITLE', title)),
})
