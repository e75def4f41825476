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
  }),
)
