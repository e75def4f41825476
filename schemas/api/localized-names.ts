import { defaultLocale, type Locale, locales, type Text } from '../../locales/locale.ts'
import { pickLocalized } from '../core/localized.ts'
import type { OtherLocale } from '../core/localized-shape.ts'

/** Suffix of a localized field's name: empty for Russian, `_KK`, `_UZ`, `_EN` for the others. */
export type Suffix<Key extends Locale = Locale> = Key extends typeof defaultLocale ? '' : `_${Uppercase<Key>}`

export const suffixes = Object.fromEntries(
  locales.map((locale) => [locale, locale === defaultLocale ? '' : `_${locale.toUpperCase()}`]),
) as { [Key in Locale]: Suffix<Key> }

/** Fields of a localized text: `Name` of type `Ru`, and suffixed names of type `Other`. */
export type LocalizedFields<Name extends string, Ru, Other> = { [Key in Name]: Ru } & {
  [Key in `${Name}${Suffix<OtherLocale>}`]: Other
}

/** The field of each language: `{ ru: 'NAME', kk: 'NAME_KK', uz: 'NAME_UZ', en: 'NAME_EN' }`. */
export const fieldNames = <const Name extends string>(name: Name) =>
  Object.fromEntries(locales.map((locale) => [locale, name + suffixes[locale]])) as {
    [Key in Locale]: `${Name}${Suffix<Key>}`
  }

/** Creates the fields of a localized text: `ru` under its name, `other` under the suffixed names. */
export const localizedFields = <const Name extends string, Ru, Other>(name: Name, ru: Ru, other: Other) =>
  Object.fromEntries(
    locales.map((locale) => [name + suffixes[locale], locale === defaultLocale ? ru : other]),
  ) as LocalizedFields<Name, Ru, Other>

/** The text of a response in the reader's language or its fallback; undefined if it is blank. */
export function readLocalized(
  answer: Readonly<Record<string, unknown>>,
  name: string,
  locale: Locale,
): Text | undefined {
  const texts = Object.fromEntries(
    Object.entries(suffixes).flatMap(([lang, suffix]) => {
      const text = answer[name + suffix]
      return typeof text === 'string' ? [[lang, text]] : []
    }),
  )
  const found = pickLocalized<string>(texts, locale)
  return found && { text: found.value, lang: found.lang }
}
