import type { z } from '@hono/zod-openapi'
import type { review as reviewShape } from '../../schemas/api/people.ts'
import { type review, specialist } from '../database/tables/index.ts'
import { localize, localizeOptional } from './localize.ts'

/** Columns that identify the reviewed doctor. */
const { code, slug, lastName, name, middleName } = specialist
export const reviewedDoctor = { code, slug, lastName, name, middleName }

type Named = Pick<typeof specialist.$inferSelect, keyof typeof reviewedDoctor>
type Row = typeof review.$inferSelect & { about: Named | null; personSlug: string | null }

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
  SPECIALIST: row.about && {
    SPECIALIST_CODE: row.about.code,
    slug: row.about.slug,
    ...localize('LASTNAME', row.about.lastName),
    ...localize('NAME', row.about.name),
    ...localizeOptional('MIDDLENAME', row.about.middleName),
    PERSON_SLUG: row.personSlug,
  },
})
