import { z } from 'zod'
import { rawListingCity, rawNamedSpeciality } from './listing.ts'
import { hasText, integer, line, localized, optional } from './parts.ts'

const count = optional(integer.pipe(z.int().min(0)))
const counts = { CLINICS: count, DOCTORS: count, OTHERS: count, REVIEWS: count, BOOKINGS: count }
const countryName = hasText('COUNTRY_NAME')

const rawCountry = z
  .object({ ...counts, ...localized('COUNTRY_NAME', line()) })
  .refine(countryName.check, countryName.params)

/** Public figures; missing ones are zero. */
const rawFigures = z.object({
  ...counts,
  COUNTRIES: optional(z.array(rawCountry)),
  CLINIC_LOCATIONS: optional(z.array(rawListingCity)),
  DOCTOR_SPECIALITIES: optional(z.array(rawNamedSpeciality)),
})
export type RawFigures = z.output<typeof rawFigures>

export const rawStatistics = rawFigures.extend({ DEMO: optional(rawFigures) })
export type RawStatistics = z.output<typeof rawStatistics>
