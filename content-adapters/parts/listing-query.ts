import { z } from 'zod'
import { type DayPart, dayPartNames } from '../../schemas/appointment-requests/appointment-request.ts'
import {
  type ListingFlag,
  type ListingSection,
  type ListingSort,
  listingFlags,
  listingSorts,
} from '../../schemas/directory/listing.ts'
import { districtNames } from '../../schemas/reference/districts.ts'
import { spokenLanguages } from '../../schemas/reference/spoken-languages.ts'

/** The choices of a page of a list of the directory; `near` is a place as `43.25,76.93`. */
export type ListingQuery = {
  section: ListingSection
  city?: string
  speciality?: string
  page: number
  sort?: ListingSort
  near?: string
  flags: readonly ListingFlag[]
  price?: number
  /** A district of the city, as in `schemas/reference/districts.ts`. */
  district?: string
  /** A day, a part of the day, or both. */
  day?: string
  part?: DayPart
  language?: string
  experience?: number
  rating?: number
}

/** The part of it that stands in the query of an address. */
export type ListingChoices = Omit<ListingQuery, 'section' | 'city' | 'page'>

const languages = Object.keys(spokenLanguages) as [string, ...string[]]
const number = (pattern: RegExp) => z.string().regex(pattern).transform(Number)

/** A place to about a hundred metres: enough to sort by, and no address of a home. */
const near = z
  .string()
  .regex(/^-?\d{1,2}(?:\.\d{1,8})?,-?\d{1,3}(?:\.\d{1,8})?$/)
  .transform((value) =>
    value
      .split(',')
      .map((part) => Number(part).toFixed(3))
      .map(Number),
  )
  .refine(([latitude = 0, longitude = 0]) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
  .transform((place) => place.join(','))

/** How each value is written; one that is written otherwise counts as absent. */
const values = {
  speciality: z.string().regex(/^[a-z0-9-]{1,120}$/),
  district: z.enum(Object.keys(districtNames)),
  price: number(/^[1-9]\d{0,8}$/),
  day: z.iso.date(),
  part: z.enum(dayPartNames),
  language: z.enum(languages),
  experience: number(/^[1-9]\d?$/).pipe(z.number().max(70)),
  rating: number(/^[1-5](?:\.\d)?$/).pipe(z.number().max(5)),
  near,
  sort: z.enum(listingSorts).exclude(['relevance']),
}

/** Parameters of the query of a list, in their order. */
export const listingParameters: readonly string[] = [...listingFlags, ...Object.keys(values)]

/** Reads the query of a list's address. Invalid values are left out, and so is an order by distance without a place. */
export function readListingChoices(params: URLSearchParams): ListingChoices {
  const read = Object.entries(values).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(params.get(name))
    return success ? [[name, data] as const] : []
  })
  const { sort, ...chosen } = Object.fromEntries(read) as Omit<ListingChoices, 'flags'>
  return {
    flags: listingFlags.filter((flag) => params.get(flag) === '1'),
    ...chosen,
    ...(sort && (sort !== 'distance' || chosen.near) && { sort }),
  }
}

/** Writes it: `?open=1&price=5000`, empty for a list without choices. */
export function writeListingChoices({ flags, ...chosen }: ListingChoices): string {
  const params = new URLSearchParams()
  for (const flag of listingFlags) if (flags.includes(flag)) params.append(flag, '1')
  for (const name of Object.keys(values)) {
    const value = chosen[name as keyof typeof chosen]
    if (value !== undefined) params.append(name, String(value))
  }
  return params.size > 0 ? `?${params}`.replace('%2C', ',') : ''
}
