import { needsReason, pageCaseEvents, pageDecisions } from '../page-cases/page-case.case.ts'
import { longestPath, pageCaseStatuses, pageKinds, pageQueues, pageReasons } from '../page-cases/page-case.ts'
import '../core/jitless.ts'
import { z } from 'zod'
import { email, filled, problem, together } from './fields.ts'
import { blank, lines } from './form-fields.ts'
import { paged } from './paged.ts'

/** A report of a page by anybody; PAGE is its path without the language. */
export const pageReportBody = z.strictObject({
  PAGE: filled.check(z.maxLength(longestPath, problem('invalid'))),
  REASON: z.enum(pageReasons, problem('required')),
  TEXT: lines(1000),
  EMAIL: blank(email),
})
export const acceptedPageReport = z.object({ RECEIVED: z.literal(true) })

/** The lists of a queue: pages that wait for a decision, and pages that are taken down. */
export const pageCaseStates = ['waiting', 'down'] as const
export type PageCaseState = (typeof pageCaseStates)[number]

export const pageQueueNames = [...new Set(Object.values(pageQueues))] as [
  (typeof pageQueues)[keyof typeof pageQueues],
]

/** An event of a page's case, with its reason. */
const event = z.object({
  ARROW: z.enum(pageCaseEvents),
  REASON: z.enum(pageReasons).nullable(),
  TEXT: z.string().nullable(),
  EMAIL: z.string().nullable(),
  /** Name of the account's person who did it. */
  BY: z.string().nullable(),
  AT: z.string(),
})

/** A page as moderators see it. VERSION is that of the read page; a decision about an older one is refused. */
const moderatedPage = z.object({
  CASE_ID: z.int(),
  VERSION: z.int(),
  KIND: z.enum(pageKinds),
  STATUS: z.enum(pageCaseStatuses),
  SINCE: z.string(),
  COMPANY_CODE: z.string(),
  COMPANY_NAME: z.string(),
  /** Title of an article. */
  TITLE: z.string().nullable(),
  /** Its path for visitors; null for a page that they do not see. */
  PATH: z.string().nullable(),
  /** The words of a page that visitors do not see. */
  WORDS: z.string().nullable(),
  DECISIONS: z.array(z.enum(pageDecisions)),
  /** The newest first. */
  EVENTS: z.array(event),
  /** How often it has been reported. */
  REPORTS: z.int(),
})
export const moderatedPageList = paged(moderatedPage)
export type ModeratedPage = z.infer<typeof moderatedPage>

export const pageDecisionBody = z
  .strictObject({
    DECISION: z.enum(pageDecisions, problem('invalid')),
    VERSION: z.int(),
    REASON: blank(z.enum(pageReasons, problem('required'))),
    REASON_TEXT: blank(lines(1000)),
  })
  .refine(
    ({ DECISION, REASON }) => !needsReason(DECISION) || REASON !== undefined,
    together('rejectReason', 'REASON'),
  )
  .refine(
    ({ REASON, REASON_TEXT }) => REASON !== 'other' || REASON_TEXT !== undefined,
    together('rejectReason', 'REASON_TEXT'),
  )
export const pageDecision = z.object({ CASE_ID: z.int(), STATUS: z.enum(pageCaseStatuses) })

/** The clinic's corrections, for the moderator who looks again. */
export const pageAgainBody = z.strictObject({ TEXT: lines(1000) })
