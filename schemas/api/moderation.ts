import { locales } from '../../locales/locale.ts'
import { decidedStatuses } from '../companies/company-status.ts'
import { moderationQueues } from '../moderation/moderation-queues.ts'
import '../core/jitless.ts'
import { z } from 'zod'
import { problem } from './fields.ts'
import { blank, lines } from './form-fields.ts'
import { localized } from './localized-fields.ts'
import { paged } from './paged.ts'
import { companyKinds, companyStatus, registration } from './registration.ts'

/** A queue: the number of waiting items, and since when the first one waits; null in an empty queue. */
export const waitingQueue = z.object({
  QUEUE: z.enum(moderationQueues),
  COUNT: z.int(),
  SINCE: z.string().nullable(),
})

/** Another company that may be a duplicate. */
const likeness = z.object({
  COMPANY_CODE: z.string(),
  SLUG: z.string(),
  COMPANY_NAME: z.string(),
  STATUS: companyStatus,
  ADDRESS: z.string().nullable(),
  /** The matching fields. */
  BY: z.array(z.enum(['TAX_NUMBER', 'NAME'])),
})

/** A registration as moderators see it. */
export const registrationForReview = registration.extend({
  VERSION: z.int(),
  /** Allowed next statuses. */
  NEXT: z.array(z.enum(decidedStatuses)),
  OWNER: z
    .object({
      NAME: z.string(),
      EMAIL: z.string().nullable(),
      TEL: z.string().nullable(),
      LOCALE: z.enum(locales),
    })
    .nullable(),
  LIKENESSES: z.array(likeness),
})

/** Result of a decision: the new status, and the version for the next decision. */
export const decisionAnswer = z.object({ COMPANY_CODE: z.string(), STATUS: companyStatus, VERSION: z.int() })

/** A line of a moderator's list. */
const registrationCard = z.object({
  COMPANY_CODE: z.string(),
  ...localized('COMPANY_NAME'),
  STATUS: companyStatus,
  KIND: z.enum(companyKinds),
  TAX_NUMBER: z.string().nullable(),
  LOCATION_NAME: z.string().nullable(),
  SCANS: z.int(),
  /** Instant of the last change of status. */
  SINCE: z.string().nullable(),
})

/** A page of a moderator's list. */
export const registrationCardList = paged(registrationCard)

export type WaitingQueue = z.infer<typeof waitingQueue>
export type ModeratedRegistration = z.infer<typeof registrationForReview>
export type RegistrationCardList = z.infer<typeof registrationCardList>

/** A moderator's decision. VERSION is that of the answer they read, to detect changes in the meantime. */
export const decisionBody = z
  .strictObject({
    STATUS: z.enum(decidedStatuses, problem('invalid')),
    REASON: blank(lines(2000)),
    VERSION: z.coerce.number(problem('invalid')).int(problem('invalid')).min(0, problem('invalid')),
  })
  .refine(({ STATUS, REASON }) => STATUS === 'active' || REASON !== undefined, {
    ...problem('reason'),
    path: ['REASON'],
  })
