import { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq, isNotNull, type SQL } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { type OwnReview, ownReviewList } from '../../schemas/api/profile.ts'
import { profileAddress } from '../../schemas/directory/profile-section.ts'
import { fieldsOfAspects } from '../../schemas/reviews/review-aspects.ts'
import { company, review, reviewReply, specialist } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { pageQuery } from '../kit/input/query.ts'
import { replyAnswer, reviewHistories } from '../reviews/index.ts'
import {
  type CompanyRow,
  companyColumns,
  companyRef,
  placePath,
  sitePath,
} from '../shared/answers/company-ref.ts'
import { instant } from '../shared/answers/instant.ts'
import { nameWords, type StoredName } from '../shared/answers/words.ts'
import { personSlug } from '../shared/shown/person-slug.ts'
import { isVisibleDoctor } from '../shared/shown/visible-doctors.ts'

type Row = typeof review.$inferSelect & {
  reply: typeof reviewReply.$inferSelect | null
  about: CompanyRow
  doctor: (StoredName & { slug: string; person: string | null; isVisible: boolean }) | null
}

const isRead = ({ status }: Row) => status === 'published' || status === 'disputed'
/** The reviews of the profile in the directory; those on the site of a doctor who has none. */
function pathOf({ about, doctor }: Row): string | null {
  if (!doctor?.isVisible) return placePath(about, '/reviews')
  const site = sitePath(about, `/specialists/${doctor.slug}/reviews`)
  return site && doctor.person ? `${profileAddress('doctors', doctor.person)}/reviews` : site
}

const answer = (row: Row, HISTORY: OwnReview['HISTORY'], locale: Locale): OwnReview => ({
  REVIEW_CODE: row.code,
  STATUS: row.status,
  RATING: row.rating,
  ...fieldsOfAspects(row.aspects),
  TEXT: row.text,
  LANG: row.lang,
  DATE: row.date,
  VISIT_DATE: row.visitDate,
  ANSWER: row.answer,
  FOLLOW_UP: row.reply && replyAnswer(row.reply),
  REASON: row.reason,
  REASON_TEXT: row.reasonText,
  PUBLISH_AT: row.publishAt && instant(row.publishAt),
  COMPLAINT: row.complaint && {
    REASON: row.complaint,
    TEXT: row.complaintText ?? '',
    UNTIL: row.status === 'disputed' && row.explainUntil ? instant(row.explainUntil) : null,
    EXPLANATION: row.explanation,
  },
  HISTORY,
  COMPANY: companyRef(row.about, locale),
  SPECIALIST: row.doctor && nameWords(row.doctor, locale),
  PATH: isRead(row) ? pathOf(row) : null,
})

function select(orm: Orm, account: string, onlyAnswered: boolean) {
  const where = and(eq(review.account, account), onlyAnswered ? isNotNull(review.answer) : undefined)
  const { slug, lastName, name, middleName } = specialist
  return orm
    .select({
      review,
      total: totalOf(orm.select({ all: count() }).from(review).where(where)),
      reply: reviewReply,
      about: companyColumns,
      doctor: {
        slug,
        person: personSlug,
        lastName,
        name,
        middleName,
        isVisible: isVisibleDoctor as SQL<boolean>,
      },
    })
    .from(review)
    .innerJoin(company, eq(company.code, review.company))
    .leftJoin(specialist, and(eq(specialist.company, review.company), eq(specialist.code, review.specialist)))
    .leftJoin(reviewReply, and(eq(reviewReply.review, review.code), eq(reviewReply.kind, 'follow-up')))
    .where(where)
    .orderBy(desc(review.date), asc(review.code))
}

/** Reviews as their author sees them. */
async function answers(
  orm: Orm,
  rows: readonly (Omit<Row, keyof typeof review.$inferSelect> & { review: typeof review.$inferSelect })[],
  locale: Locale,
) {
  const codes = rows.map(({ review: { code } }) => code)
  const historyOf = await reviewHistories(orm, codes, { reader: 'author', locale })
  return rows.map(({ review: one, ...row }) => answer({ ...one, ...row }, historyOf(one.code), locale))
}

/** A person's newest reviews that a clinic has answered. */
export async function answeredReviews(orm: Orm, account: string, locale: Locale, most: number) {
  return answers(orm, await select(orm, account, true).limit(most), locale)
}

/** R87 */
export const ownReviews = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/user/reviews',
  summary: 'Reviews that the signed-in person wrote, in every status, the newest first',
  access: 'person',
  query: z.object({ page: pageQuery(20) }),
  answer: ownReviewList,
  act: async ({ orm, person, query: { page }, locale }) => {
    const { rows, meta } = await readPage(page, (limit, offset) =>
      select(orm, person.account.id, false).limit(limit).offset(offset),
    )
    return { data: await answers(orm, rows, locale), meta }
  },
})
