import '../core/jitless.ts'
import { z } from 'zod'
import { listingItem } from './listing.ts'
import { localized } from './localized-fields.ts'

const price = z.object({ PRICE_FROM: z.number(), PRICE_TO: z.number().nullable(), CURRENCY: z.string() })

/**
 * Clinics or doctors side by side, in the order in which they were asked for. `SERVICES` are those that at least two of the clinics
 * offer; `PRICES` has one entry for each of `data`, null where the price is not known.
 */
export const comparison = z
  .object({
    data: z.array(listingItem),
    SERVICES: z.array(
      z.object({ SLUG: z.string(), ...localized('NAME'), PRICES: z.array(price.nullable()) }),
    ),
  })
  .meta({ id: 'Comparison' })
