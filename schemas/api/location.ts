import '../core/jitless.ts'
import { z } from 'zod'
import { localized } from './localized-fields.ts'

/** A city of a company or person. */
export const location = z.object({
  LOCATION_CODE: z.string(),
  ...localized('LOCATION_NAME'),
  COUNTRY: z.string(),
  LATITUDE: z.number(),
  LONGITUDE: z.number(),
  TIMEZONE: z.string(),
})
