import { locales } from '../../locales/locale.ts'
import '../core/jitless.ts'
import { z } from 'zod'
import { isPersonName, normalizeName } from '../formats/person-name.ts'
import { aspectFields } from '../reviews/review-aspects.ts'
import {
  complaintReasons,
  rejectReasons,
  replyStatuses,
  reviewProofs,
  reviewStatuses,
  textLength,
} from '../reviews/review-status.ts'
import { caseHistory } from './case-move.ts'
import { code, confirmId, email, filled, needs, notOfType, phone, problem, together } from './fields.ts'
import { blank, file, formConsent, lines } from './form-fields.ts'
import { paged } from './paged.ts'
import { maxScanBytes } from './registration.ts'
import { withCountry } from './with-country.ts'
import { written } from './written-text.ts'

const writtenText = written(textLength)

const today = () => new Date(Date.now() + 12 * 3_600_000).toISOString().slice(0, 10)
const isPastDate = (date: string): boolean => {
  const time = Date.parse(`${date}T00:00:00Z`)
  return (
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(date) &&
    date >= '2000-01-01' &&
    date <= today()
  )
}

/** The name above a review, as its author wants it: «Гульнара М.». */
const authorName = z.string(notOfType('required')).check(
  z.overwrite(normalizeName),
  needs('required', (name) => name !== ''),
  z.refine((name) => isPersonName(name.replace(/\.(?= |$)/g, '')), problem('personName')),
)

const rating = z.int(problem('rating')).min(1, problem('rating')).max(5, problem('rating'))

const said = {
  RATING: rating,
  ...aspectFields(() => blank(rating)),
  TEXT: writtenText,
  VISIT_DATE: filled.check(z.refine(isPastDate, problem('visitDate'))),
}

/** A place in the directory: a company by code or slug; a doctor by the slug of their page, unique within the company. */
const identifier = filled.check(z.regex(/^[\w-]{1,120}$/, problem('invalid')))

const oneContact = {
  check: ({ TEL, EMAIL }: { TEL?: unknown; EMAIL?: unknown }) =>
    (TEL === undefined) !== (EMAIL === undefined),
  fault: together('required', 'CONTACT'),
}

/** Asks for a code to a phone, which may be written as within COUNTRY, or an e-mail address. */
export const reviewCodeBody = withCountry(
  z.strictObject({ TEL: blank(phone), EMAIL: blank(email) }).refine(oneContact.check, oneContact.fault),
)

/** A review (D-REV). Without CONFIRM_ID and CODE its author is the signed-in person, who has a confirmed contact. */
export const reviewBody = z.strictObject({
  COMPANY_CODE: identifier,
  SPECIALIST: blank(identifier),
  ...said,
  /** Code of a service of the company. */
  SERVICE: blank(identifier),
  AUTHOR: authorName,
  CONFIRM_ID: blank(confirmId),
  CODE: blank(code),
  FILE: blank(file(maxScanBytes)),
  CONSENT: formConsent,
})

/** A review that is sent as a form with its document, in which everything is text. */
export const reviewOfForm = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name.startsWith('RATING') && typeof value === 'string' && /^[1-5]$/.test(value) ? Number(value) : value,
    ]),
  )

export const acceptedReview = z.object({ REVIEW_CODE: z.string(), STATUS: z.enum(reviewStatuses) })
/** A rating of an aspect that is absent stays; an empty one goes. */
export const editedReviewBody = z.strictObject(said)
export const writtenTextBody = z.strictObject({ TEXT: writtenText })
export const complaintBody = z.strictObject({
  REASON: z.enum(complaintReasons, problem('required')),
  TEXT: writtenText,
})

const instant = z.iso.datetime({ offset: true })

/** An answer or a follow-up as its author sees it. */
const reply = z.object({
  TEXT: z.string(),
  STATUS: z.enum(replyStatuses),
  REASON: z.enum(rejectReasons).nullable(),
  REASON_TEXT: z.string().nullable(),
})

/** The states of reviews in the lists of a clinic's staff (R94). */
export const staffReviewStates = ['waiting', 'disputed', 'all'] as const
export type StaffReviewState = (typeof staffReviewStates)[number]

/** A review as the staff of its clinic see it; one that is approved and not yet published has PUBLISH_AT. */
const staffReview = z.object({
  REVIEW_CODE: z.string(),
  STATUS: z.enum(reviewStatuses),
  AUTHOR: z.string(),
  RATING: z.int(),
  ...aspectFields(() => z.int().nullable()),
  TEXT: z.string(),
  LANG: z.enum(locales),
  DATE: z.string(),
  VISIT_DATE: z.string().nullable(),
  PROOF: z.enum(reviewProofs).nullable(),
  SPECIALIST: z.string().nullable(),
  /** The name of the service that the author names. */
  SERVICE: z.string().nullable(),
  PUBLISH_AT: instant.nullable(),
  ANSWER: reply.nullable(),
  FOLLOW_UP: z.string().nullable(),
  COMPLAINT: z
    .object({ REASON: z.enum(complaintReasons), TEXT: z.string(), UNTIL: instant.nullable() })
    .nullable(),
  HISTORY: caseHistory,
  /** The caller's possible actions now. */
  MAY: z.object({ ANSWER: z.boolean(), COMPLAIN: z.boolean(), RELEASE: z.boolean() }),
})
export const staffReviewList = paged(staffReview).extend({
  COUNTS: z.object({ waiting: z.int(), disputed: z.int(), all: z.int() }),
})
export type StaffReview = z.infer<typeof staffReview>

/** The kinds of texts that wait for moderators: a review, a disputed one with its explanation, a reply below one, a comment. */
export const moderatedKinds = ['review', 'dispute', 'answer', 'follow-up', 'comment'] as const
export type ModeratedKind = (typeof moderatedKinds)[number]

const moderatedWriting = z.object({
  KIND: z.enum(moderatedKinds),
  ID: z.string(),
  REVISION: z.int(),
  AT: instant,
  AUTHOR: z.string(),
  TEXT: z.string(),
  LANG: z.enum(locales),
  /** The subject: a clinic, with its doctor, or an article. */
  ABOUT: z.object({ NAME: z.string(), SPECIALIST: z.string().nullable(), PATH: z.string().nullable() }),
  RATING: z.int().nullable(),
  ...aspectFields(() => z.int().nullable()),
  /** The name of the service that the author names. */
  SERVICE: z.string().nullable(),
  VISIT_DATE: z.string().nullable(),
  PROOF: z.enum(reviewProofs).nullable(),
  PAPERS: z.array(z.object({ PAPER_ID: z.uuid(), NAME: z.string(), SIZE: z.int() })),
  /** The text and the ratings before they were edited. */
  PREVIOUS: z
    .object({ RATING: z.int(), ...aspectFields(() => z.int().nullable()), TEXT: z.string() })
    .nullable(),
  /** The review that an answer is below. */
  REVIEW: z.object({ AUTHOR: z.string(), RATING: z.int(), TEXT: z.string() }).nullable(),
  COMPLAINT: z.object({ REASON: z.enum(complaintReasons), TEXT: z.string() }).nullable(),
  EXPLANATION: z.string().nullable(),
  /** What became of the review before, and of the replies below it; empty for comments. */
  HISTORY: caseHistory,
})
export const moderatedWritingList = paged(moderatedWriting)
export type ModeratedWriting = z.infer<typeof moderatedWriting>

/** A moderator's decision about the words of a REVISION. PROOF confirms a document. */
export const writingDecisionBody = z
  .strictObject({
    DECISION: z.enum(['publish', 'reject'], problem('invalid')),
    REVISION: z.int(),
    REASON: blank(z.enum(rejectReasons, problem('required'))),
    REASON_TEXT: blank(lines(1000)),
    PROOF: blank(z.enum(['document', 'phone'], problem('invalid'))),
  })
  .refine(
    ({ DECISION, REASON }) => DECISION !== 'reject' || REASON !== undefined,
    together('rejectReason', 'REASON'),
  )
  .refine(
    ({ REASON, REASON_TEXT }) => REASON !== 'other' || REASON_TEXT !== undefined,
    together('rejectReason', 'REASON_TEXT'),
  )
export const writingDecision = z.object({ KIND: z.enum(moderatedKinds), ID: z.string() })
