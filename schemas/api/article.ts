import '../core/jitless.ts'
import { z } from 'zod'
import { image } from './image.ts'
import { localized, localizedOptional } from './localized-fields.ts'

/**
 * Fields of news items and materials in a list. With `redirect`, visitors are redirected to `url` by 301 (B-11).
 * `DATE` is an instant in UTC.
 */
export const article = {
  slug: z.string(),
  COMPANY_CODE: z.string(),
  CATEGORY: z.object({ INFORMATION_CODE: z.string(), slug: z.string(), ...localized('TITLE') }),
  ...localized('TITLE'),
  ...localizedOptional('LEAD'),
  IMAGE: image.nullable(),
  DATE: z.string(),
  ...localizedOptional('AUTHOR'),
  /** The address that the text was taken from. */
  SOURCE: z.string().nullable(),
  TAGS: z.array(z.string()),
  /** How often visitors have opened its page; lags behind. */
  VIEWS: z.int(),
  redirect: z.boolean(),
  url: z.string().nullable(),
}

/** The fields of an article that its entry in a list lacks: its text, as HTML, and its version. */
export const articleContent = {
  ...localizedOptional('CONTENT'),
  /** The author's card, if a doctor whom visitors see has written it. */
  WRITER: z
    .object({ slug: z.string(), PERSON_SLUG: z.string().nullable(), IMAGE: image.nullable() })
    .nullable(),
  /** Its version; grows. */
  VERSION: z.int(),
}

/**
 * A category without its articles. If no company is requested, categories with the same slug are merged and
 * `COMPANY_CODE` is null.
 */
export const articleCategory = {
  INFORMATION_CODE: z.string(),
  slug: z.string(),
  order: z.int(),
  COMPANY_CODE: z.string().nullable(),
  ...localized('TITLE'),
}
