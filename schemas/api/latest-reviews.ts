import '../core/jitless.ts'
import { z } from 'zod'
import { companyKinds } from '../companies/company-kinds.ts'
import { listingCity } from './listing.ts'
import { localized } from './localized-fields.ts'
import { paged } from './paged.ts'
import { review } from './people.ts'

/** A page of the newest reviews of the directory, or of a city, with the companies that they are about. */
export const latestReviews = paged(
  review
    .extend({ COMPANY_SLUG: z.string(), COMPANY_KIND: z.enum(companyKinds), ...localized('COMPANY_NAME') })
    .meta({ id: 'LatestReview' }),
)
  .extend({
    LOCATION: z.object({ LOCATION_CODE: z.string(), ...localized('LOCATION_NAME') }).nullable(),
    /** Cities with reviews, those with most first. */
    LOCATIONS: z.array(listingCity),
  })
  .meta({ id: 'LatestReviews' })
