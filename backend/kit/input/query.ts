import { z } from '@hono/zod-openapi'
import qs from 'qs'
import { type FieldErrors, fieldErrors } from '../../../locales/field-errors.ts'
import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import { ApiError } from '../errors/api-error.ts'
import { unstorableFields } from './unstorable-fields.ts'

const maxLength = 4000

/** Plain text in a request: control characters are rejected, because Postgres cannot store all of them. */
export const requestText = z
  .string()
  .max(120)
  .regex(/^\P{Cc}+$/u)

/** The code of a thing in a request; its description names the thing: `codeParam('review')`. */
export const codeParam = (thing: string) => requestText.describe(`Code of the ${thing}.`)

/** The number of a row of ours in a path. */
export const rowNumber = z.coerce.number().int().min(1).max(2_147_483_647)

/** Nested query parameters: `filter[category]=x`. */
export const nested = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape).describe('Conditions that all apply; an unknown name is refused.')

/** `page[number]` from 1 and `page[size]` up to `most`. */
export const pageQuery = (size: number, most = 100) =>
  z
    .strictObject({
      number: z.coerce.number().int().min(1).max(1_000_000).default(1),
      size: z.coerce.number().int().min(1).max(most).default(size),
    })
    .describe(`Which page, from 1, and how many rows it has, up to ${most}.`)
    .prefault({})

function parseNested(search: string): unknown {
  try {
    if (search.length > maxLength) throw new RangeError('The query is too long')
    return qs.parse(search, {
      ignoreQueryPrefix: true,
      depth: 2,
      strictDepth: true,
      parameterLimit: 50,
      arrayLimit: 20,
      throwOnLimitExceeded: true,
      // Without a prototype, so that a name like "constructor" is rejected like any other unknown one.
      plainObjects: true,
    })
  } catch (cause) {
    throw new ApiError('BAD_REQUEST', { cause })
  }
}

/** Names that `qs` always omits, where the query has them below a name: `filter[__proto__]`. */
const omitted = (search: string): string[] =>
  [...new URLSearchParams(search).keys()].filter((name) => name.includes('[__proto__]'))

/**
 * The validated nested query of a request. Unknown names are ignored at the top level and rejected below it. Throws 400
 * with the fields.
 */
export function parseQuery<T extends z.ZodType>(schema: T, search: string, locale: Locale): z.infer<T> {
  const t = translate(locale)
  const result = schema.safeParse(parseNested(search))
  if (!result.success) throw new ApiError('BAD_REQUEST', { fields: fieldErrors(result.error, t) })
  const fields: FieldErrors = Object.fromEntries([
    ...omitted(search).map((name) => [name, [t('errors:fields.unknown')]]),
    ...Object.entries(unstorableFields(result.data, locale)),
  ])
  if (Object.keys(fields).length > 0) throw new ApiError('BAD_REQUEST', { fields })
  return result.data
}
