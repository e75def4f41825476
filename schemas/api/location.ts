import { z } from 'zod'
import { localized } from './localized-fields.ts'

/** A city that a company or a person can be in. */
export const location = z.object({
  LOCATION_CODE: z.string(),
  ...localized('LOCATION_NAME'),
  COUNTRY: z.string(),
  LATITUDE: z.number(),
  LONGITUDE: z.number(),
  TIMEZONE: z.string(),
})
