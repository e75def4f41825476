import { z } from '@hono/zod-openapi'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Locale } from '../../../locales/locale.ts'
import {
  type ModeratedKind,
  type ModeratedWriting,
  moderatedWritingList,
} from '../../../schemas/api/review.ts'
import { fieldsOfAspects } from '../../../schemas/reviews/review-aspects.ts'
import {
  account,
  comment,
  company,
  material,
  news,
  review,
  reviewPaper,
  reviewReply,
  service,
  specialist,
} from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { metaOf } from '../../kit/input/paging.ts'
import { pageQuery } from '../../kit/input/query.ts'
import { accountName } from '../../kit/sessions/account-name.ts'
import { companyColumns, sitePath } from '../../shared/answers/company-ref.ts'
import { instant } from '../../shared/answers/instant.ts'
import { isNamedService } from '../../shared/answers/review-answer.ts'
import { nameWords, wordsOf } from '../../shared/answers/words.ts'
import { reviewHistories } from '../review-histories.ts'
import { waitingReviews, waitingWritings } from './moderated-writings.ts'

type Waiting = { kind: ModeratedKind; id: string; at: string }

const nothing = {
  RATING: null,
  ...fieldsOfAspects(),
  SERVICE: null,
  VISIT_DATE: null,
  PROOF: null,
  PAPERS: [],
  PREVIOUS: null,
  REVIEW: null,
  COMPLAINT: null,
  EXPLANATION: null,
  HISTORY: [],
}

/** Reviews by code with their subject, the documents for moderators and the replies below them. */
async function readReviews(orm: Orm, codes: readonly string[], locale: Locale) {
  if (codes.length === 0) return []
  const of = [...new Set(codes)]
  const { lastName, name, middleName } = specialist
  const rows = await orm
    .select({
      review,
      about: companyColumns,
      doctor: { lastName, name, middleName },
      serviceName: service.name,
    })
    .from(review)
    .innerJoin(company, eq(company.code, review.company))
    .leftJoin(specialist, and(eq(specialist.company, review.company), eq(specialist.code, review.specialist)))
    .leftJoin(service, isNamedService)
    .where(inArray(review.code, of))
  const papers = await orm.select().from(reviewPaper).where(inArray(reviewPaper.review, of))
  const replies = await orm.select().from(reviewReply).where(inArray(reviewReply.review, of))
  const historyOf = await reviewHistories(orm, of, { reader: 'moderator', locale })
  return rows.map((row) => ({
    ...row,
    history: historyOf(row.review.code),
    papers: papers.filter((paper) => paper.review === row.review.code),
    replies: replies.filter((reply) => reply.review === row.review.code),
  }))
}
type ReviewRow = Awaited<ReturnType<typeof readReviews>>[number]

function ofReview({ kind, id, at }: Waiting, row: ReviewRow, locale: Locale): ModeratedWriting | undefined {
  const { review: one, about, doctor, serviceName, papers, replies, history } = row
  const common = {
    KIND: kind,
    ID: id,
    AT: instant(new Date(at)),
    LANG: one.lang,
    ABOUT: {
      NAME: wordsOf(about.name, locale).TEXT,
      SPECIALIST: doctor && nameWords(doctor, locale).TEXT,
      PATH: sitePath(about, '/reviews'),
    },
    HISTORY: history,
  }
  const said = { AUTHOR: one.author, RATING: one.rating, TEXT: one.text }
  const { previous } = one
  if (kind === 'review' || kind === 'dispute')
    return {
      ...nothing,
      ...common,
      ...said,
      REVISION: one.revision,
      ...fieldsOfAspects(one.aspects),
      SERVICE: serviceName && wordsOf(serviceName, locale).TEXT,
      VISIT_DATE: one.visitDate,
      PROOF: one.proof,
      PAPERS: papers.map((paper) => ({ PAPER_ID: paper.id, NAME: paper.name, SIZE: paper.size })),
      PREVIOUS: previous && {
        RATING: previous.rating,
        ...fieldsOfAspects(previous.aspects === undefined ? one.aspects : previous.aspects),
        TEXT: previous.text,
      },
      COMPLAINT: one.complaint && { REASON: one.complaint, TEXT: one.complaintText ?? '' },
      EXPLANATION: one.explanation,
    }
  const reply = replies.find((each) => each.kind === kind)
  return (
    reply && {
      ...nothing,
      ...common,
      AUTHOR: kind === 'answer' ? common.ABOUT.NAME : one.author,
      TEXT: reply.text,
      REVISION: reply.revision,
      REVIEW: said,
    }
  )
}

/** Comments by id with their authors and the articles that they are below. */
async function readComments(orm: Orm, ids: readonly string[], locale: Locale) {
  if (ids.length === 0) return []
  const rows = await orm
    .select({ comment, account, about: companyColumns, news, material })
    .from(comment)
    .innerJoin(account, eq(account.id, comment.account))
    .leftJoin(news, and(eq(comment.type, 'news'), eq(news.slug, comment.code)))
    .leftJoin(material, and(eq(comment.type, 'material'), eq(material.slug, comment.code)))
    .leftJoin(company, sql`${company.code} = coalesce(${news.company}, ${material.company})`)
    .where(inArray(comment.id, [...ids]))
  return rows.map((row) => {
    const page = row.news ? `/news/${row.news.category}/${row.news.slug}` : `/materials/${row.comment.code}`
    const title = row.news?.title ?? row.material?.title
    return {
      ...nothing,
      KIND: 'comment' as const,
      ID: row.comment.id,
      REVISION: row.comment.revision,
      AT: instant(row.comment.createdAt),
      AUTHOR: accountName(row.account),
      TEXT: row.comment.text,
      LANG: row.comment.lang,
      ABOUT: {
        NAME: title ? wordsOf(title, locale).TEXT : row.comment.code,
        SPECIALIST: null,
        PATH: row.about && sitePath(row.about, page),
      },
    }
  })
}

/** Texts of people that moderators have not read, the oldest first (S-REV). */
export const moderatedWritings = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/moderation/reviews',
  summary: 'Reviews, disputes, answers, follow-ups and comments that wait for moderators, the oldest first',
  access: 'moderator',
  query: z.object({ page: pageQuery(20) }),
  answer: moderatedWritingList,
  act: async ({ orm, query: { page }, locale }) => {
    const waiting = (await orm
      .select({
        kind: sql<ModeratedKind>`waiting.kind`,
        id: sql<string>`waiting.id`,
        at: sql<string>`waiting.at`,
      })
      .from(sql`${waitingWritings} as waiting`)
      .orderBy(sql`waiting.at`, sql`waiting.id`, sql`waiting.kind`)
      .limit(page.size)
      .offset((page.number - 1) * page.size)) satisfies Waiting[]
    const idsOf = (isComment: boolean) =>
      waiting.filter(({ kind }) => (kind === 'comment') === isComment).map(({ id }) => id)
    const found = await readReviews(orm, idsOf(false), locale)
    const comments = await readComments(orm, idsOf(true), locale)
    const data = waiting.flatMap((one) => {
      if (one.kind === 'comment') return comments.find(({ ID }) => ID === one.id) ?? []
      const row = found.find((each) => each.review.code === one.id)
      return (row && ofReview(one, row, locale)) ?? []
    })
    return { data, meta: metaOf(page, (await waitingReviews(orm)).count) }
  },
})
