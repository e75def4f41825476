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

/** Public figures of the directory (R6): in all, by country, and the cities and specialities with the most. */
export const statistics = z
  .object({
    ...counts,
    COUNTRIES: z.array(z.object({ COUNTRY: z.string(), ...localized('COUNTRY_NAME'), ...counts })),
    CLINIC_LOCATIONS: z.array(listingCity),
    DOCTOR_SPECIALITIES: z.array(speciality.extend({ COUNT: z.int() })),
  })
  .meta({ id: 'Statistics' })
