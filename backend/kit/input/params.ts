import type { z } from '@hono/zod-openapi'
import { fieldErrors } from '../../../locales/field-errors.ts'
import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import { ApiError } from '../errors/api-error.ts'
import { unstorableFields } from './unstorable-fields.ts'

/** The validated parameters of a path. Throws 400 with those that are wrong. */
export function parseParams(
  schema: z.ZodObject,
  params: Record<string, string>,
  locale: Locale,
): Record<string, unknown> {
  const parsed = schema.safeParse(params)
  if (!parsed.success)
    throw new ApiError('BAD_REQUEST', { fields: fieldErrors(parsed.error, translate(locale)) })
  const fields = unstorableFields(parsed.data, locale)
  if (Object.keys(fields).length > 0) throw new ApiError('BAD_REQUEST', { fields })
  return parsed.data
}
