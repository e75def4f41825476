import '../core/jitless.ts'
import { z } from 'zod'
import { approvalStates } from '../draft/approval-state.ts'
import { revision } from './site-draft.ts'

const words = z.string().trim().max(1000)

/** Asks staff who may publish to publish the draft: the seen revision, and a note for them. */
export const approvalRequestBody = z.strictObject({ REVISION: revision, NOTE: words.optional() })

/** Publishes the draft as it was sent, or as it is now; then `REVISION` is the one that was seen. */
export const approveBody = z.strictObject({ WHICH: z.enum(['sent', 'newest']), REVISION: revision })

/** Why a request is returned. */
export const returnBody = z.strictObject({ NOTE: words.min(1) })

/** A request to publish a draft, and how it has ended. */
export const siteApproval = z
  .object({
    NUMBER: z.int(),
    STATE: z.enum(approvalStates),
    /** The sender; null if their account is gone. */
    BY: z.string().nullable(),
    IS_MINE: z.boolean(),
    NOTE: z.string().nullable(),
    SENT_AT: z.string(),
    REVISION: z.int(),
    /** How many places of the draft are others now than when it was sent. */
    LATER: z.int(),
    DECIDED_BY: z.string().nullable(),
    DECIDED_AT: z.string().nullable(),
    /** The words of the person who decided, to the one who sent it. */
    ANSWER: z.string().nullable(),
  })
  .meta({ id: 'SiteReview' })

/** A request with the draft as it was sent, and the site that was published then. */
export const siteApprovalAnswer = siteApproval
  .extend({ DRAFT: z.looseObject({}), BASE: z.looseObject({}) })
  .meta({ id: 'SiteReviewContent' })
