import { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { type StaffReview, staffReviewList, staffReviewStates } from '../../schemas/api/review.ts'
import { fits } from '../../schemas/cases/define-case.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'
import { reviewAnswerCase } from '../../schemas/reviews/review-answer.case.ts'
import { fieldsOfAspects } from '../../schemas/reviews/review-aspects.ts'
import { type Membership, review, reviewReply, service, specialist } from '../database/tables/index.ts'
import { may, permissionsOf } from '../kit/access/permissions.ts'
import { place } from '../kit/company/place.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { nested, pageQuery } from '../kit/input/query.ts'
import { instant } from '../shared/answers/instant.ts'
import { isNamedService } from '../shared/answers/review-answer.ts'
import { nameWords, type StoredName, wordsOf } from '../shared/answers/words.ts'
import { countByState } from '../staff/index.ts'
import { replyAnswer } from './reply-answer.ts'
import { reviewHistories } from './review-histories.ts'
import type { Review } from './reviews.case.ts'
import { isForStaff, staffFilters } from './staff-reviews.ts'

type Row = {
  review: Review
  reply: typeof reviewReply.$inferSelect | null
  doctor: StoredName | null
  serviceName: LocalizedText | null
}

/** The possible actions for a review now, and who may do them. */
function mayDo({ review: row, reply }: Row, member: Membership): StaffReview['MAY'] {
  const mayWrite = may(permissionsOf(member), 'reviews', 'write')
  const isShown = row.status === 'published' || row.status === 'disputed'
  const isComing = row.status === 'new' && row.publishAt !== null
  const { draft, send } = reviewAnswerCase.arrows
  const writes = member.role === 'doctor' ? draft : send
  const isFree = row.answer === null && (!reply || fits(writes, reply.status))
  return {
    ANSWER: mayWrite && isFree && (isShown || isComing),
    COMPLAIN: mayWrite && member.role !== 'doctor' && row.status === 'published' && row.complaint === null,
    RELEASE: mayWrite && member.role !== 'doctor' && isComing,
  }
}

function answer(row: Row, HISTORY: StaffReview['HISTORY'], member: Membership, locale: Locale): StaffReview {
  const { review: one, reply, doctor, serviceName } = row
  const published = one.answer && {
    text: one.answer,
    status: 'published' as const,
    reason: null,
    reasonText: null,
  }
  const said = reply ?? (published || null)
  return {
    REVIEW_CODE: one.code,
    STATUS: one.status,
    AUTHOR: one.author,
    RATING: one.rating,
    ...fieldsOfAspects(one.aspects),
    TEXT: one.text,
    LANG: one.lang,
    DATE: one.date,
    VISIT_DATE: one.visitDate,
    PROOF: one.proof,
    SPECIALIST: doctor && nameWords(doctor, locale).TEXT,
    SERVICE: serviceName && wordsOf(serviceName, locale).TEXT,
    PUBLISH_AT: one.publishAt && instant(one.publishAt),
    ANSWER: said && replyAnswer(said),
    FOLLOW_UP: one.followUp,
    COMPLAINT: one.complaint && {
      REASON: one.complaint,
      TEXT: one.complaintText ?? '',
      UNTIL: one.status === 'disputed' && one.explainUntil ? instant(one.explainUntil) : null,
    },
    HISTORY,
    MAY: mayDo(row, member),
  }
}

/** R94 */
export const staffReviews = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/reviews',
  summary: 'Reviews of the clinic for its staff: what waits for an answer, what is disputed, or all',
  access: { section: 'reviews', action: 'read' },
  params: place,
  query: z.object({
    filter: nested({ state: z.enum(staffReviewStates).default('all') }).prefault({}),
    page: pageQuery(20),
  }),
  answer: staffReviewList,
  act: async ({ orm, member, query: { filter, page }, locale }) => {
    const where = and(isForStaff(member), staffFilters[filter.state])
    const total = totalOf(orm.select({ all: count() }).from(review).where(where))
    const { lastName, name, middleName } = specialist
    const { rows, meta } = await readPage(page, (limit, offset) =>
      orm
        .select({
          review,
          reply: reviewReply,
          doctor: { lastName, name, middleName },
          serviceName: service.name,
          total,
        })
        .from(review)
        .leftJoin(reviewReply, and(eq(reviewReply.review, review.code), eq(reviewReply.kind, 'answer')))
        .leftJoin(
          specialist,
          and(eq(specialist.company, review.company), eq(specialist.code, review.specialist)),
        )
        .leftJoin(service, isNamedService)
        .where(where)
        .orderBy(sql`${review.publishAt} is null`, desc(review.date), asc(review.code))
        .limit(limit)
        .offset(offset),
    )
    const codes = rows.map(({ review: { code } }) => code)
    const historyOf = await reviewHistories(orm, codes, { reader: 'staff', locale })
    return {
      data: rows.map((row) => answer(row, historyOf(row.review.code), member, locale)),
      meta,
      COUNTS: await countByState(orm, review, { states: staffFilters, where: isForStaff(member) }),
    }
  },
})
