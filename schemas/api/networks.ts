import '../core/jitless.ts'
import { z } from 'zod'
import { image } from './image.ts'
import { listingCity, listingItem } from './listing.ts'
import { localized, localizedOptional } from './localized-fields.ts'
import { paged } from './paged.ts'

/** A network of clinics in the directory, under the name of its head. `GRADES` are the numbers of reviews with five to one stars. */
export const directoryNetwork = z
  .object({
    COMPANY_CODE: z.string(),
    SLUG: z.string(),
    ...localized('NAME'),
    ...localizedOptional('CATEGORY'),
    LOGO: image.nullable(),
    is_demo: z.boolean(),
    CLINICS: z.int(),
    LOCATIONS: z.array(listingCity),
    RATING: z.number().nullable(),
    REVIEWS_COUNT: z.int(),
  })
  .meta({ id: 'DirectoryNetwork' })

/** A page of the clinics of a network; `COMPANIES` are all of them, and the head. */
export const networkClinics = paged(listingItem)
  .extend({
    NETWORK: directoryNetwork,
    COMPANIES: z.array(z.object({ COMPANY_CODE: z.string(), SLUG: z.string(), ...localized('NAME') })),
  })
  .meta({ id: 'NetworkClinics' })
