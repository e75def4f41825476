import { z } from '../core/zod.ts'
import { taxCountries } from '../formats/tax-number.ts'
import { phoneWithin } from '../reference/countries.ts'

/** The fields of a body that may have a phone, as it was written. */
type Written = { COUNTRY?: unknown; TEL?: unknown }

/**
 * A body whose phone may be written as people do within a country (V-6): `COUNTRY`, that of the branch, gives it the calling code before
 * anything checks or counts it. A number that begins with a plus stays.
 */
export const withCountry = <T extends z.core.$ZodType>(body: T) =>
  // The input of a type parameter is not known, so that its pipe has to be named.
  z.pipe(z.transform(nationalToInternational), body as never) as unknown as z.ZodMiniPipe<
    z.ZodMiniTransform<z.input<T>>,
    T
  >

function nationalToInternational(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof FormData) return value
  const { COUNTRY, ...body } = value as Written
  const country = taxCountries.find((one) => one === COUNTRY)
  if (COUNTRY !== undefined && country === undefined) return value
  return typeof body.TEL === 'string' ? { ...body, TEL: phoneWithin(body.TEL, country) } : body
}
