import { z } from 'zod'

/**
 * Prices that a service has had, the newest first. Without CABINET and DOCTOR it is the usual one; without amounts it was
 * "on request", or one of a branch or doctor ended.
 */
export const servicePrices = z.array(
  z.object({
    CABINET: z.string().nullable(),
    DOCTOR: z.string().nullable(),
    PRICE: z.number().nullable(),
    PRICE_TO: z.number().nullable(),
    CURRENCY: z.string(),
    SINCE: z.string(),
    /** Who set it; null for one that came with a seed, or from an account that was deleted. */
    BY: z.string().nullable(),
  }),
)
export type ServicePrice = z.infer<typeof servicePrices>[number]
