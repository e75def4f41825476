import '../core/jitless.ts'
import { z } from 'zod'
import { localized } from './localized-fields.ts'

/** Why the price of a visit is below the price list: "Акция до 15 декабря", and the price of the list. Null without a promotion; other backends may not know it. */
export const promotedVisit = z
  .object({ PRICE_BEFORE: z.number(), ...localized('TEXT') })
  .nullable()
  .optional()
export type PromotedVisit = z.infer<typeof promotedVisit>
