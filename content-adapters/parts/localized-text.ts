import { locales } from '../../locales/locale.ts'
import { type LocalizedText, localesOf, pickLocalized } from '../../schemas/core/localized.ts'

const cut = (text: string, max: number) =>
  text.length > max
    ? `${text
        .slice(0, max - 1)
        .toWellFormed()
        .trimEnd()}…`
    : text

/** Truncates a text to at most `max` characters in each language, with an ellipsis. */
export const shortened = (value: LocalizedText, max: number): LocalizedText =>
  Object.fromEntries(
    Object.entries(value).map(([locale, text]) => [locale, cut(String(text), max)]),
  ) as LocalizedText

/** Joins texts in each language that at least one of them has; undefined if there are none. */
export function joined(
  values: readonly (LocalizedText | undefined)[],
  separator: string,
): LocalizedText | undefined {
  const present = values.flatMap((value) => value ?? [])
  if (present.length === 0) return undefined
  const known = new Set(present.flatMap(localesOf))
  const texts = locales
    .filter((locale) => known.has(locale))
    .map((locale) => [
      locale,
      present.flatMap((value) => pickLocalized(value, locale)?.value ?? []).join(separator),
    ])
  return Object.fromEntries(texts)
}
