import { z } from 'zod'

/** What a first visit to a doctor costs from, as lists of the directory say it; null where they say nothing. */
export const firstVisit = z.object({ PRICE: z.number(), CURRENCY: z.string() }).nullable()
