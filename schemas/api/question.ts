import { locales } from '../../locales/locale.ts'
import '../core/jitless.ts'
import { z } from 'zod'
import {
  publications,
  questionLength,
  questionMessageKinds,
  questionStatuses,
} from '../questions/question-status.ts'
import { rejectReasons, textLength } from '../reviews/review-status.ts'
import { caseHistory } from './case-move.ts'
import { speciality } from './company.ts'
import { code, confirmId, contact, filled, personName, problem, together, token } from './fields.ts'
import { blank, formConsent, lines } from './form-fields.ts'
import { image } from './image.ts'
import { localized } from './localized-fields.ts'
import { paged } from './paged.ts'
import { namedDoctor } from './people.ts'
import { written } from './written-text.ts'

const rowCode = filled.check(z.regex(/^[\w-]{1,120}$/, problem('invalid')))
const instant = z.iso.datetime({ offset: true })

/**
 * A question (D-REV): to the clinic, one of its doctors, or anybody of a speciality. Without CONFIRM_ID and CODE it is the signed-in
 * person's; otherwise a code is sent to CONTACT.
 */
export const questionBody = z.strictObject({
  COMPANY_CODE: rowCode,
  SPECIALIST: blank(rowCode),
  SPECIALITY: blank(rowCode),
  TEXT: written(questionLength),
  NAME: personName,
  CONTACT: blank(contact),
  CONFIRM_ID: blank(confirmId),
  CODE: blank(code),
  /** It may be published with its answer, without the name. */
  MAY_PUBLISH: blank(
    z.preprocess(
      (value) => (value === 'on' || value === 'true' ? true : value),
      z.boolean(problem('invalid')),
    ),
  ),
  CONSENT: formConsent,
})

/** The number and the token of the link at which the question is read. */
export const acceptedQuestion = z.object({
  QUESTION_CODE: z.string(),
  TOKEN: z.string(),
  ANSWER_BY: instant,
})

const messages = z.array(
  z.object({
    KIND: z.enum(questionMessageKinds),
    TEXT: z.string(),
    AT: instant,
    /** The doctor who answers; null for the clinic, and for the asker. */
    SPECIALIST: z.string().nullable(),
  }),
)

const asked = {
  QUESTION_CODE: z.string(),
  STATUS: z.enum(questionStatuses),
  TEXT: z.string(),
  LANG: z.enum(locales),
  CREATED_AT: instant,
  /** Until when the clinic is to answer; null unless it waits for that. */
  ANSWER_BY: instant.nullable(),
  /** The addressee in words; both null for the clinic. */
  SPECIALIST: z.string().nullable(),
  SPECIALITY: z.string().nullable(),
  MAY_PUBLISH: z.boolean(),
  PUBLICATION: z.enum(publications),
  /** Why a moderator has rejected the publication, in words. */
  REASON: z.string().nullable(),
  MESSAGES: messages,
  /** Empty once everything that was written is erased. */
  HISTORY: caseHistory,
}

const clinic = z.object({
  NAME: z.string(),
  PATH: z.string().nullable(),
  PHONE: z.string().nullable(),
  TIMEZONE: z.string(),
})

/** Questions of the signed-in person, the newest first, each with the path at which it goes on. */
export const ownQuestionList = paged(z.object({ ...asked, COMPANY: clinic, PATH: z.string() }))
export type OwnQuestionList = z.infer<typeof ownQuestionList>

/** R24: a question as its asker sees it. */
export const ownQuestion = z.object({
  ...asked,
  COMPANY: clinic,
  MAY: z.object({ FOLLOW_UP: z.boolean(), WITHDRAW: z.boolean() }),
})
export type OwnQuestion = z.infer<typeof ownQuestion>

export const followUpBody = z.strictObject({ TOKEN: token, TEXT: written(textLength) })
export const withdrawBody = z.strictObject({ TOKEN: token })

/** R98: which questions the staff of a clinic look at. */
export const staffQuestionStates = ['waiting', 'answered', 'spam', 'all'] as const
export type StaffQuestionState = (typeof staffQuestionStates)[number]

const staffQuestion = z.object({
  ...asked,
  NAME: z.string(),
  /** How to reach the asker otherwise; null for the person who may not answer, and of a withdrawn question. */
  CONTACT: z.string().nullable(),
  /** The caller's possible actions now. */
  MAY: z.object({ ANSWER: z.boolean(), CLOSE: z.boolean(), SPAM: z.boolean(), RESTORE: z.boolean() }),
})
export const staffQuestionList = paged(staffQuestion).extend({
  COUNTS: z.object({ waiting: z.int(), answered: z.int(), spam: z.int(), all: z.int() }),
})
export type StaffQuestion = z.infer<typeof staffQuestion>

export const questionAnswerBody = z.strictObject({ TEXT: written(textLength) })
export const changedQuestion = z.object({ QUESTION_CODE: z.string(), STATUS: z.enum(questionStatuses) })

/** A question with its first answer, which its asker has allowed to publish, for moderators. */
const moderatedQuestion = z.object({
  QUESTION_CODE: z.string(),
  AT: instant,
  TEXT: z.string(),
  ANSWER: z.string(),
  LANG: z.enum(locales),
  ABOUT: z.object({ NAME: z.string(), SPECIALIST: z.string().nullable(), PATH: z.string().nullable() }),
  HISTORY: caseHistory,
})
export const moderatedQuestionList = paged(moderatedQuestion)
export type ModeratedQuestion = z.infer<typeof moderatedQuestion>

export const questionDecisionBody = z
  .strictObject({
    DECISION: z.enum(['publish', 'reject'], problem('invalid')),
    REASON: blank(z.enum(rejectReasons, problem('required'))),
    REASON_TEXT: blank(lines(1000)),
  })
  .refine(
    ({ DECISION, REASON }) => DECISION !== 'reject' || REASON !== undefined,
    together('rejectReason', 'REASON'),
  )
export const questionDecision = z.object({ QUESTION_CODE: z.string(), PUBLICATION: z.enum(publications) })

/** A published question with its answer, without the asker. */
export const publishedQuestion = z
  .object({
    QUESTION_CODE: z.string(),
    TEXT: z.string(),
    ANSWER: z.string(),
    LANG: z.enum(locales),
    ANSWERED_AT: instant,
    /** The doctor who answers; null for the clinic. */
    SPECIALIST: namedDoctor,
  })
  .meta({ id: 'PublishedQuestion' })
export const publishedQuestionList = paged(publishedQuestion)

/** A published question of the directory with the answer of a doctor who is in its lists. */
export const doctorsAnswer = publishedQuestion
  .omit({ SPECIALIST: true })
  .extend({
    DOCTOR: z.object({
      SLUG: z.string(),
      ...localized('NAME'),
      IMAGE: image.nullable(),
      SPECIALITIES: z.array(speciality),
      is_demo: z.boolean(),
    }),
  })
  .meta({ id: 'DoctorsAnswer' })
export const doctorsAnswerList = paged(doctorsAnswer)
