import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { maxScanBytes } from '../../schemas/api/registration.ts'
import { acceptedReview, reviewBody, reviewOfForm } from '../../schemas/api/review.ts'
import { aspectsOf } from '../../schemas/reviews/review-aspects.ts'
import { reviewDays } from '../../schemas/reviews/review-status.ts'
import { type Author, findAuthor } from '../accounts/index.ts'
import { company, membership, review, reviewPaper, service, specialist } from '../database/tables/index.ts'
import { isVisible } from '../kit/area/visible-rows.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'
import { storePapers } from '../kit/files/uploaded-files.ts'
import { withFiles } from '../kit/files/with-files.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { refuseProfanity } from '../kit/profanity/refuse-profanity.ts'
import { randomCode } from '../kit/random-code.ts'
import { todayOf } from '../shared/shown/today-of.ts'
import { isVisibleDoctor } from '../shared/shown/visible-doctors.ts'
import { findProof } from './find-proof.ts'

const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

type Reviewed = { company: string; specialist: string | null }

/** The reviewed doctor or company; throws 404 unless visitors see it. */
async function findReviewed(orm: Orm, code: string, doctor: string | undefined): Promise<Reviewed> {
  const [found] = await orm
    .select({ code: company.code })
    .from(company)
    .where(and(eq(company.code, code), company.isPublished))
  if (!found) throw new ApiError('NOT_FOUND')
  if (doctor === undefined) return { company: found.code, specialist: null }
  const [card] = await orm
    .select({ code: specialist.code })
    .from(specialist)
    .where(and(eq(specialist.company, code), eq(specialist.code, doctor), isVisibleDoctor))
  if (!card) throw new ApiError('NOT_FOUND')
  return { company: found.code, specialist: card.code }
}

/** The code of the service that the author names; refuses one that visitors do not see. */
async function findService(orm: Orm, { company: of }: Reviewed, code: string | undefined, locale: Locale) {
  if (code === undefined) return null
  const [found] = await orm
    .select({ code: service.code })
    .from(service)
    .where(and(eq(service.company, of), eq(service.code, code), isVisible(service)))
  if (found) return found.code
  throw fieldFault(locale, { SERVICE: 'noService' })
}

/**
 * Throws 409 if the author has a live review of the same already, which can be edited, and 403 if they work there. Two at once of
 * the same author wait for each other.
 */
async function assertMayReview(orm: Orm, { account, contacts }: Author, of: Reviewed): Promise<void> {
  const key = `review ${account?.id ?? contacts[0]}`
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const byAuthor = or(inArray(review.contact, contacts), account ? eq(review.account, account.id) : undefined)
  const [own] = await orm
    .select({ code: review.code })
    .from(review)
    .where(
      and(
        byAuthor,
        eq(review.company, of.company),
        of.specialist === null ? isNull(review.specialist) : eq(review.specialist, of.specialist),
        inArray(review.status, ['new', 'published', 'disputed']),
        gt(review.createdAt, sql`now() - make_interval(days => ${reviewDays})`),
      ),
    )
  if (own) throw new ApiError('REVIEW_EXISTS')
  if (!account) return
  const [works] = await orm
    .select({ role: membership.role })
    .from(membership)
    .where(and(eq(membership.account, account.id), eq(membership.company, of.company)))
  if (works) throw new ApiError('OWN_CLINIC')
}

/** Writes a review (D-REV), which waits for a moderator. */
export const writeReview = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/review',
  summary: 'Writes a review of a clinic or a doctor, confirmed by a code or by who is signed in',
  access: 'anyone',
  limits: [
    { per: 'address', times: 30, seconds: 3600 },
    { per: 'person', times: 20, seconds: 3600 },
  ],
  maxBytes: maxScanBytes + 64 * 1024,
  body: reviewBody,
  fromForm: reviewOfForm,
  status: 201,
  answer: acceptedReview,
  act: async ({ orm, body, person, caller, locale, files, log, transaction }) => {
    refuseProfanity(locale, { AUTHOR: body.AUTHOR, TEXT: body.TEXT })
    const of = await findReviewed(orm, body.COMPANY_CODE, body.SPECIALIST)
    const named = await findService(orm, of, body.SERVICE, locale)
    const { FILE } = body
    const by = person?.account.id ?? caller.address
    return withFiles(
      { files, log, transaction },
      FILE && (() => storePapers(files, [FILE], { by, field: 'FILE', locale })),
      async (inner, { papers }) => {
        const author = await findAuthor(inner, body, {
          person,
          locale,
          address: caller.address,
          purpose: 'review',
        })
        await assertMayReview(inner, author, of)
        const account = author.account?.id ?? null
        const code = randomCode(alphabet, 12)
        await inner.insert(review).values({
          ...of,
          code,
          account,
          author: body.AUTHOR,
          rating: body.RATING,
          aspects: aspectsOf(body),
          service: named,
          text: body.TEXT,
          lang: locale,
          locale: author.account?.locale ?? locale,
          date: await todayOf(inner, of.company),
          visitDate: body.VISIT_DATE,
          contact: author.contact,
          contactChannel: author.channel,
          proof: await findProof(inner, { ...of, account, contacts: author.contacts }),
          status: 'new',
        })
        if (papers.length > 0)
          await inner.insert(reviewPaper).values(papers.map((paper) => ({ ...paper, review: code })))
        return { REVIEW_CODE: code, STATUS: 'new' as const }
      },
    )
  },
})
