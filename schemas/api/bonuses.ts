import { pointKinds } from '../bonuses/point-kinds.ts'
import '../core/jitless.ts'
import { z } from 'zod'
import { code, notOfType, problem } from './fields.ts'
import { line } from './form-fields.ts'
import { paged } from './paged.ts'
import { words } from './profile.ts'

const mostPoints = 1_000_000_000

/** A whole number of points above zero. */
const points = z
  .int(notOfType('required'))
  .min(1, problem('pointsAmount'))
  .max(mostPoints, problem('pointsAmount'))

/** The code of a card, however it was typed or scanned. */
const cardCode = line(200)

/** A row of a card's statement; POINTS that were taken off are negative. */
const pointsRow = z.object({
  ROW: z.string(),
  KIND: z.enum(pointKinds),
  /** It takes another row back, whole or in part. */
  IS_REVERSAL: z.boolean(),
  POINTS: z.int(),
  /** The last day on which added points can be used; null if there is none. */
  UNTIL: z.string().nullable(),
  REASON: z.string().nullable(),
  AT: z.string(),
})

/** How much ends next, and its last day. */
const nextEnd = z.object({ POINTS: z.int(), UNTIL: z.string() }).nullable()

/** A bonus card of a patient, for the staff. */
export const bonusCard = z
  .object({
    CARD: z.string(),
    PATIENT_CODE: z.string(),
    PATIENT: z.string(),
    TEL: z.string().nullable(),
    BALANCE: z.int(),
    CREATED_AT: z.string(),
    /** The page of the card for whoever has this link, without language. */
    PATH: z.string(),
  })
  .meta({ id: 'BonusCard' })
export type BonusCard = z.infer<typeof bonusCard>

/** Bonus cards of a clinic, the newest first. */
export const bonusCardList = paged(bonusCard)

export const bonusCardQuery = z.object({
  search: z
    .string()
    .max(200)
    .describe('The code of a card, or words by which its patient is found.')
    .optional(),
  patient: z.string().max(60).describe('PATIENT_CODE: the cards of this patient alone.').optional(),
})

/** The visit that was paid; DATE is in the zone of its branch. */
const paidVisit = z.object({
  APPOINTMENT_CODE: z.string(),
  DATE: z.string(),
  COMPANY_CABINET_CODE: z.string(),
})

/** A card with its statement, the newest row first. BY is null for the clock. */
export const bonusStatement = bonusCard
  .extend({
    /** The zone of the clinic. */
    TIMEZONE: z.string(),
    NEXT_END: nextEnd,
    ROWS: z.array(pointsRow.extend({ VISIT: paidVisit.nullable(), BY: z.string().nullable() })),
    MAY_CORRECT: z.boolean(),
    MAY_RENEW: z.boolean(),
  })
  .meta({ id: 'BonusStatement' })
export type BonusStatement = z.infer<typeof bonusStatement>

/** Gives a patient a card; one that has a card already is answered with it. */
export const openCardBody = z.strictObject({ PATIENT_CODE: z.uuid(problem('invalid')) })

/** Corrects a balance by a row of its own, up or down, with the reason that the patient reads too. */
export const correctionBody = z.strictObject({
  POINTS: z
    .int(notOfType('required'))
    .min(-mostPoints, problem('pointsCorrection'))
    .max(mostPoints, problem('pointsCorrection'))
    .refine((value) => value !== 0, problem('pointsCorrection')),
  REASON: line(300),
})

/** A card with which a visit can be paid. */
const deskCard = z.object({
  CARD: z.string(),
  PATIENT: z.string(),
  /** It is of the patient of the visit. */
  IS_OWN: z.boolean(),
  BALANCE: z.int(),
  /** How many of its points can pay this visit now. */
  MOST: z.int(),
  /** From how many points on a code is needed; null if never. */
  CODE_FROM: z.int().nullable(),
  /** Where the code goes, masked; null if no phone is known. */
  TEL: z.string().nullable(),
})
export type DeskCard = z.infer<typeof deskCard>

/** The cards of the patient of a visit; with `search` those of that code or phone number. LIMIT is how many points can pay the visit by the rules. */
export const deskCards = z.object({
  IS_ON: z.boolean(),
  LIMIT: z.int(),
  CARDS: z.array(deskCard),
  /** The patient of the visit has no card yet, and can be given one: PATIENT_CODE. */
  CAN_OPEN: z.string().nullable(),
})
export type DeskCards = z.infer<typeof deskCards>

export const deskCardQuery = z.object({
  search: z
    .string()
    .max(200)
    .describe('The code of a card, or the whole phone number of its patient.')
    .optional(),
})

/** Sends the code that confirms a redemption to the patient of the card. 409 `NO_PHONE` without a phone number. */
export const pointsCodeBody = z.strictObject({ CARD: cardCode, POINTS: points })
export const pointsCodeSent = z.object({ CONFIRM_ID: z.uuid(), RESEND_AFTER: z.int(), TEL: z.string() })
export type PointsCodeSent = z.infer<typeof pointsCodeSent>

/**
 * Pays a visit by points. PAID is what had been paid as the caller saw it: 409 `PAID_MEANWHILE` otherwise. 409 `BALANCE_LOW` with LEFT if the card has fewer points,
 * `POINTS_LIMIT` with LEFT if the visit can be paid with fewer, `POINTS_CODE` if a code is needed. A repeated call with the same Idempotency-Key pays once.
 */
export const redeemBody = z.strictObject({
  CARD: cardCode,
  POINTS: points,
  PAID: z.int(notOfType('required')),
  CONFIRM_ID: z.uuid(problem('invalid')).optional(),
  CODE: z.optional(code),
})

/** A point is one unit of CURRENCY; SHARE is how much of the services of a visit points may pay, in percent. Null while points cannot be used. */
const bonusWorth = z.object({ CURRENCY: z.string(), SHARE: z.int() })
export type BonusWorth = z.infer<typeof bonusWorth>

/** The bonus cards of the person and of those for whom they book, with the newest rows of each. */
export const ownBonusCards = z.object({
  data: z.array(
    z.object({
      CARD: z.string(),
      /** The page of the card for whoever has this link, without language. */
      PATH: z.string(),
      COMPANY: words,
      PATIENT: z.string(),
      BALANCE: z.int(),
      WORTH: bonusWorth.nullable(),
      TIMEZONE: z.string(),
      NEXT_END: nextEnd,
      ROWS: z.array(pointsRow),
    }),
  ),
  meta: z.object({ page: z.int(), pages: z.int(), total: z.int() }),
})
export type OwnBonusCard = z.infer<typeof ownBonusCards>['data'][number]

/** A bonus card for whoever has its link: what the card shows, and nothing of its patient. */
export const linkedBonusCard = z
  .object({
    CARD: z.string(),
    BALANCE: z.int(),
    WORTH: bonusWorth.nullable(),
    NEXT_END: nextEnd,
    /** PATH is null if the clinic has no site. */
    COMPANY: z.object({ NAME: z.string(), PATH: z.string().nullable(), PHONE: z.string().nullable() }),
  })
  .meta({ id: 'LinkedBonusCard' })
export type LinkedBonusCard = z.infer<typeof linkedBonusCard>
