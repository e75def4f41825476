import { z } from 'zod'
import { rawListingCity, rawListingItem } from './listing.ts'
import {
  code,
  flag,
  hasText,
  image,
  integer,
  line,
  localized,
  number,
  optional,
  paged,
  slug,
} from './parts.ts'

const name = hasText('NAME')
const count = integer.pipe(z.int().min(0))

/** A network of clinics; its code, its slug and a name are required. */
const rawNetwork = z
  .object({
    COMPANY_CODE: code,
    SLUG: slug,
    ...localized('NAME', line()),
    ...localized('CATEGORY', line()),
    LOGO: optional(image),
    is_demo: optional(flag),
    CLINICS: count,
    LOCATIONS: optional(z.array(rawListingCity)),
    RATING: optional(number.pipe(z.number().min(1).max(5))),
    REVIEWS_COUNT: optional(count),
  })
  .refine(name.check, name.params)
export type RawNetwork = z.output<typeof rawNetwork>
export const rawNetworks = paged(rawNetwork)

export const rawNetworkClinics = paged(rawListingItem).extend({
  NETWORK: rawNetwork,
  COMPANIES: z.array(
    z
      .object({ COMPANY_CODE: code, SLUG: slug, ...localized('NAME', line()) })
      .refine(name.check, name.params),
  ),
})
export type RawNetworkClinics = z.output<typeof rawNetworkClinics>
