import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import { ApiError } from '../errors/api-error.ts'
import { findProfanity } from './find-profanity.ts'

/**
 * Throws 422 for texts of a body with profanity (V-4): `fields` has the message at each of them, `data.PLACES` where in
 * it, by the same names, so that a form can mark it.
 */
export function refuseProfanity(locale: Locale, texts: Record<string, string | null | undefined>): void {
  const found = Object.entries(texts).flatMap(([name, text]) => {
    const places = text ? findProfanity(text) : []
    return places.length > 0 ? [{ name, places }] : []
  })
  if (found.length === 0) return
  const message = translate(locale)('errors:fields.profanity')
  throw new ApiError('FIELDS', {
    fields: Object.fromEntries(found.map(({ name }) => [name, [message]])),
    data: { PLACES: Object.fromEntries(found.map(({ name, places }) => [name, places])) },
  })
}
