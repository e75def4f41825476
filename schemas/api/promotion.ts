import '../core/jitless.ts'
import { z } from 'zod'
import { image } from './image.ts'
import { localized, localizedOptional } from './localized-fields.ts'

/**
 * Where a price of a promotion holds: a branch, null for a company without any, and the doctors; null is all of them but `EXCEPT`. The
 * same price holds until the end of `TO` by the clock of the branch.
 */
const promotedPlace = z.object({
  COMPANY_CABINET_CODE: z.string().nullable(),
  SPECIALISTS: z.array(z.string()).nullable(),
  EXCEPT: z.array(z.string()),
})

/** A service of a promotion with the price of its price list and the lower one. */
const promotedService = z.object({
  SERVICE_CODE: z.string(),
  ...localized('NAME'),
  PRICE_BEFORE: z.number(),
  PRICE_NOW: z.number(),
  CURRENCY: z.string(),
  PLACES: z.array(promotedPlace),
})

/** A promotion that runs now, with the prices that it makes; its first and last day are calendar dates. */
export const promotion = z
  .object({
    PROMOTION_CODE: z.string(),
    COMPANY_CODE: z.string(),
    ...localized('TITLE'),
    ...localizedOptional('TEXT'),
    ...localizedOptional('TERMS'),
    IMAGE: image.nullable(),
    FROM: z.string(),
    TO: z.string(),
    SERVICES: z.array(promotedService),
  })
  .meta({ id: 'Promotion' })

/** States of a promotion as its clinic sees them. */
export const promotionStates = ['hidden', 'upcoming', 'running', 'ended'] as const
export type PromotionState = (typeof promotionStates)[number]

/**
 * How the promotions of a company stand, by their codes, and of each what keeps lines from holding: a sentence in the language of the
 * request, with the service that it is about.
 */
export const promotionStanding = z
  .object({
    PROMOTIONS: z.record(
      z.string(),
      z.object({
        STATE: z.enum(promotionStates),
        FAULTS: z.array(z.object({ ...localizedOptional('SERVICE'), TEXT: z.string() })),
      }),
    ),
  })
  .meta({ id: 'PromotionStanding' })
export type PromotionStanding = z.infer<typeof promotionStanding>
