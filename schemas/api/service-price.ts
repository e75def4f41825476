import '../core/jitless.ts'
import { z } from 'zod'

/**
 * Price history of a service, newest first. Without CABINET and DOCTOR it is the general price. Without amounts the
 * price was "on request", or the price of a branch or doctor was removed.
 */
export const servicePrices = z.array(
  z.object({
    CABINET: z.string().nullable(),
    DOCTOR: z.string().nullable(),
    PRICE: z.number().nullable(),
    PRICE_TO: z.number().nullable(),
    PRICE_REPEAT: z.number().nullable(),
    CURRENCY: z.string(),
    SINCE: z.string(),
    /** The author; null for seeded prices and deleted accounts. */
    BY: z.string().nullable(),
  }),
)
export type ServicePrice = z.infer<typeof servicePrices>[number]
