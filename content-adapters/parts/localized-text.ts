import { locales } from '../../locales/locale.ts'
import { type LocalizedText, localesOf, pickLocalized } from '../../schemas/localized.ts'

const cut = (text: string, max: number) =>
  text.length > max
    ? `${text
        .slice(0, max - 1)
        .toWellFormed()
        .trimEnd()}…`
    : text

/** A text of at most `max` characters in each language; a longer one ends in an ellipsis. */
export const shortened = (value: LocalizedText, max: number): LocalizedText =>
  Object.fromEntries(
    Object.entries(value).map(([locale, text]) => [locale, cut(String(text), max)]),
  ) as LocalizedText

/** Texts one after another in each language that one of them has; undefined when there is none. */
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
