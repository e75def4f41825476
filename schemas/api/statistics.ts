import '../core/jitless.ts'
import { z } from 'zod'
import { speciality } from './company.ts'
import { listingCity } from './listing.ts'
import { localized } from './localized-fields.ts'

const counts = {
  CLINICS: z.int(),
  DOCTORS: z.int(),
  OTHERS: z.int(),
  REVIEWS: z.int(),
  /** Visits that patients have booked online in the last thirty days. */
  BOOKINGS: z.int(),
}

/** Figures in all, by country, and the cities and specialities with the most. */
export const statisticFigures = z.object({
  ...counts,
  COUNTRIES: z.array(z.object({ COUNTRY: z.string(), ...localized('COUNTRY_NAME'), ...counts })),
  CLINIC_LOCATIONS: z.array(listingCity),
  DOCTOR_SPECIALITIES: z.array(speciality.extend({ COUNT: z.int() })),
})

/** Public figures of the directory (R6). Those of demonstrations are apart, if there are any. */
export const statistics = statisticFigures
  .extend({ DEMO: statisticFigures.optional() })
  .meta({ id: 'Statistics' })
