import { z } from 'zod'
import { searchGroups } from '../../../schemas/api/search.ts'
import { listingSections } from '../../../schemas/directory/listing.ts'
import { instant } from '../../parts/instant.ts'
import { flag, hasText, image, integer, line, localized, number, optional, slug, timezone } from './parts.ts'

const count = integer.pipe(z.int().min(0))
const name = hasText('NAME')
const cityName = hasText('LOCATION_NAME')

const location = z
  .object({ LOCATION_CODE: slug, ...localized('LOCATION_NAME', line()) })
  .refine(cityName.check, cityName.params)
export type RawSearchLocation = z.output<typeof location>

const card = z
  .object({
    KIND: z.enum(searchGroups),
    SLUG: slug,
    PAGE: optional(slug),
    PROFILE: optional(z.object({ SECTION: z.enum(listingSections), SLUG: slug })),
    ...localized('NAME', line(300)),
    ...localized('DETAIL', line(300)),
    ...localized('BECAUSE', line()),
    LOCATION_CODE: optional(slug),
    ...localized('LOCATION_NAME', line()),
    ...localized('ADDRESS', line(300)),
    IMAGE: optional(image),
    RATING: optional(number.pipe(z.number().min(0).max(5))),
    REVIEWS_COUNT: optional(count),
    PRICE: optional(number.pipe(z.number().min(0))),
    CURRENCY: optional(z.string().regex(/^[A-Z]{3}$/)),
    IS_OPEN: optional(flag),
    CHANGES_AT: optional(instant),
    TIMEZONE: optional(timezone),
    SOONEST: optional(instant),
    is_demo: optional(flag),
    DOCTORS: optional(count),
    CLINICS: optional(count),
  })
  .refine(name.check, name.params)
export type RawSearchCard = z.output<typeof card>

export const rawSearchResults = z.object({
  LOCATION: optional(location),
  ...localized('CORRECTED', line()),
  IS_LOCATION_NAMED: optional(flag),
  IS_ELSEWHERE: optional(flag),
  GROUPS: z.array(
    z.object({ KIND: z.enum(searchGroups), TOTAL: count, IS_MORE: optional(flag), ITEMS: z.array(card) }),
  ),
  meta: optional(z.object({ page: count, pages: count })),
})
export type RawSearchResults = z.output<typeof rawSearchResults>

export const rawSearchStart = z.object({
  SPECIALITIES: z.array(
    z.object({ SLUG: slug, ...localized('NAME', line()), COUNT: count }).refine(name.check, name.params),
  ),
  LOCATIONS: z.array(
    z
      .object({ LOCATION_CODE: slug, ...localized('LOCATION_NAME', line()), COUNT: count })
      .refine(cityName.check, cityName.params),
  ),
})
export type RawSearchStart = z.output<typeof rawSearchStart>
