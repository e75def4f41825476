import { claimProofs, claimStatuses } from '../claims/claim-status.ts'
import '../core/jitless.ts'
import { z } from 'zod'
import { caseHistory } from './case-move.ts'
import { code, confirmId, email, filled, problem } from './fields.ts'
import { blank, file, formConsent, lines } from './form-fields.ts'
import { localized, localizedOptional } from './localized-fields.ts'
import { paged } from './paged.ts'
import { companyKinds, maxScanBytes, maxScans } from './registration.ts'

/** A way to reach a company that its source names; the contact itself is shown masked. */
const channel = z.enum(['email', 'phone'])

/** The offer to take over a company that nobody manages. */
export const claimOffer = z.object({
  COMPANY_CODE: z.string(),
  SLUG: z.string(),
  KIND: z.enum(companyKinds),
  ...localized('COMPANY_NAME'),
  ...localizedOptional('ADDRESS'),
  /** False once the company is managed. */
  IS_UNCLAIMED: z.boolean(),
  /** Contacts to which a code can be sent. */
  CONTACTS: z.array(z.object({ CHANNEL: channel, MASKED: z.string() })),
  /** The caller's last request, if any. */
  OWN: z
    .object({
      STATUS: z.enum(claimStatuses),
      REASON: z.string().nullable(),
      AT: z.string(),
      HISTORY: caseHistory,
    })
    .nullable(),
  /** How many requests of other people wait. */
  OTHERS: z.int(),
})
export type ClaimOffer = z.infer<typeof claimOffer>

export const claimCodeBody = z.strictObject({ CHANNEL: z.enum(['email', 'phone'], problem('required')) })

/** The masked contact to which the code was sent, and the id of the confirmation. */
export const claimCodeSent = z.object({ CONFIRM_ID: z.uuid(), RESEND_AFTER: z.int(), MASKED: z.string() })
export type ClaimCodeSent = z.infer<typeof claimCodeSent>

/** A request with its proof: the code with its confirmation, or documents. */
export const claimBody = z
  .strictObject({
    CONFIRM_ID: blank(confirmId),
    CODE: blank(code),
    PAPERS: z.array(file(maxScanBytes), problem('file')).max(maxScans, problem('tooManyFiles')).default([]),
    NOTE: blank(lines(1000)),
    CONSENT: formConsent,
  })
  .refine(({ CODE, PAPERS }) => CODE !== undefined || (Array.isArray(PAPERS) && PAPERS.length > 0), {
    ...problem('required'),
    path: ['PAPERS'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .refine(({ CODE, CONFIRM_ID }) => (CODE === undefined) === (CONFIRM_ID === undefined), {
    ...problem('required'),
    path: ['CODE'],
  })

export const acceptedClaim = z.object({ STATUS: z.enum(claimStatuses), OTHERS: z.int() })

/** The requests that moderators look at: those that wait for them, or were decided. */
export const moderatedClaimStates = ['waiting', 'decided'] as const
export type ModeratedClaimState = (typeof moderatedClaimStates)[number]

/** A request as moderators see it. */
const moderatedClaim = z.object({
  CLAIM_ID: z.int(),
  COMPANY_CODE: z.string(),
  SLUG: z.string(),
  KIND: z.enum(companyKinds),
  COMPANY_NAME: z.string(),
  ADDRESS: z.string().nullable(),
  ATTRIBUTION: z.string().nullable(),
  PERSON: z.object({ NAME: z.string(), EMAIL: z.string().nullable(), TEL: z.string().nullable() }),
  PROOF: z.enum(claimProofs),
  NOTE: z.string().nullable(),
  PAPERS: z.array(z.object({ PAPER_ID: z.uuid(), NAME: z.string(), TYPE: z.string(), SIZE: z.int() })),
  /** How many other people ask for the same company. */
  OTHERS: z.int(),
  AT: z.string(),
  STATUS: z.enum(claimStatuses),
  HISTORY: caseHistory,
})
export const moderatedClaimList = paged(moderatedClaim)
export type ModeratedClaim = z.infer<typeof moderatedClaim>

export const claimDecisionBody = z
  .strictObject({ STATUS: z.enum(['approved', 'rejected'], problem('invalid')), REASON: blank(lines(2000)) })
  .refine(({ STATUS, REASON }) => STATUS === 'approved' || REASON !== undefined, {
    ...problem('reason'),
    path: ['REASON'],
  })
export const claimDecision = z.object({ CLAIM_ID: z.int(), STATUS: z.enum(claimStatuses) })

/** A mistake on a card of the directory, as a visitor reports it. */
export const mistakeBody = z.strictObject({
  COMPANY_CODE: filled.check(z.regex(/^[a-z0-9-]{1,120}$/i, problem('invalid'))),
  TEXT: lines(1000),
  EMAIL: blank(email),
})
export const acceptedMistake = z.object({ RECEIVED: z.literal(true) })

/** A mistake as moderators see it. */
const mistake = z.object({
  MISTAKE_ID: z.int(),
  COMPANY_CODE: z.string(),
  SLUG: z.string(),
  KIND: z.enum(companyKinds),
  COMPANY_NAME: z.string(),
  TEXT: z.string(),
  EMAIL: z.string().nullable(),
  AT: z.string(),
})
export const mistakeList = paged(mistake)
export type Mistake = z.infer<typeof mistake>
export const settledMistake = z.object({ MISTAKE_ID: z.int() })
