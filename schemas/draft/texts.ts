import { isLocale, type Locale } from '../../locales/locale.ts'
import { isRecord } from '../core/schema-shape.ts'

/** Texts of a localized leaf, whatever its kind. */
export type Texts = Partial<Record<Locale, unknown>>

/** True for a localized leaf, by its structure alone: unknown blocks have texts too. */
export const isTexts = (value: object): value is Texts => {
  const names = Object.keys(value)
  return names.length > 0 && names.every(isLocale)
}

/** The localized leaves in a value. */
export function textsIn(value: unknown): Texts[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isRecord(value)) return []
  return isTexts(value) ? [value] : Object.values(value).flatMap(textsIn)
}
