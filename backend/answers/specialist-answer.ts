import type { z } from '@hono/zod-openapi'
import { getTableColumns } from 'drizzle-orm'
import { specialist } from '../database/tables/index.ts'
import type { specialist as specialistShape } from '../shapes/people.ts'
import { imageAnswer } from './image-answer.ts'
import { localize, localizeOptional } from './localize.ts'
import { type SpecialityNames, specialityAnswers, specialityNames } from './speciality-answer.ts'

/** Columns of a doctor, with the names of the specialities. */
export const specialistFields = {
  ...getTableColumns(specialist),
  specialityNames: specialityNames(specialist.specialities),
}

type Row = typeof specialist.$inferSelect & { specialityNames: SpecialityNames | null }

/** A doctor as the API sends one. */
export const specialistAnswer = (row: Row): z.infer<typeof specialistShape> => ({
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
  ...localizeOptional('ABOUT', row.about),
  EDUCATION: row.education.map((title) => localize('TITLE', title)),
})
