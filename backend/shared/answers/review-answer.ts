import type { z } from '@hono/zod-openapi'
import type { namedDoctor, review as reviewShape } from '../../../schemas/api/people.ts'
import { type review, specialist } from '../../database/tables/index.ts'
import { localize, localizeOptional } from './localize.ts'

/** Columns that identify the reviewed doctor. */
const { code, slug, lastName, name, middleName } = specialist
export const reviewedDoctor = { code, slug, lastName, name, middleName }

type Named = Pick<typeof specialist.$inferSelect, keyof typeof reviewedDoctor>
type OfDoctor = { about: Named | null; personSlug: string | null }
type Row = typeof review.$inferSelect & OfDoctor

/** The doctor who is the subject of a text, or its author. */
export const namedDoctorAnswer = ({ about, personSlug }: OfDoctor): z.infer<typeof namedDoctor> =>
  about && {
    SPECIALIST_CODE: about.code,
    slug: about.slug,
    ...localize('LASTNAME', about.lastName),
    ...localize('NAME', about.name),
    ...localizeOptional('MIDDLENAME', about.middleName),
    PERSON_SLUG: personSlug,
  }

/** A review, as the API sends it. */
export const reviewAnswer = (row: Row): z.infer<typeof reviewShape> => ({
  REVIEW_CODE: row.code,
  COMPANY_CODE: row.company,
  AUTHOR: row.author,
  RATING: row.rating,
  TEXT: row.text,
  LANG: row.lang,
  DATE: row.date,
  ANSWER: row.answer,
  FOLLOW_UP: row.followUp,
  PROOF: row.proof,
  IS_DISPUTED: row.status === 'disputed',
  SPECIALIST: namedDoctorAnswer(row),
})
