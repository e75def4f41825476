import type { z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import type { namedDoctor, review as reviewShape } from '../../../schemas/api/people.ts'
import type { LocalizedText } from '../../../schemas/core/localized.ts'
import { fieldsOfAspects } from '../../../schemas/reviews/review-aspects.ts'
import { review, service, specialist } from '../../database/tables/index.ts'
import { localize, localizeOptional } from './localize.ts'

/** Columns that identify the reviewed doctor. */
const { code, slug, lastName, name, middleName } = specialist
export const reviewedDoctor = { code, slug, lastName, name, middleName }

type Named = Pick<typeof specialist.$inferSelect, keyof typeof reviewedDoctor>
type OfDoctor = { about: Named | null; personSlug: string | null }
type Row = typeof review.$inferSelect & OfDoctor & { serviceName: LocalizedText | null }

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

/** The service that the author of a review names. */
export const isNamedService = and(eq(service.company, review.company), eq(service.code, review.service))

/** A review, as the API sends it. */
export const reviewAnswer = (row: Row): z.infer<typeof reviewShape> => ({
  REVIEW_CODE: row.code,
  COMPANY_CODE: row.company,
  AUTHOR: row.author,
  RATING: row.rating,
  TEXT: row.text,
  LANG: row.lang,
  DATE: row.date,
  ...fieldsOfAspects(row.aspects),
  SERVICE:
    row.service !== null && row.serviceName
      ? { SERVICE_CODE: row.service, ...localize('NAME', row.serviceName) }
      : null,
  ANSWER: row.answer,
  ANSWERED_ON: row.answeredOn,
  FOLLOW_UP: row.followUp,
  PROOF: row.proof,
  IS_DISPUTED: row.status === 'disputed',
  SPECIALIST: namedDoctorAnswer(row),
})
