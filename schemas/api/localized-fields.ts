import { z } from 'zod'
import type { Locale, Text } from '../../locales/locale.ts'
import { pickLocalized } from '../localized.ts'

/** How a localized field is spelled: `NAME` is Russian, `NAME_KK`, `NAME_UZ`, `NAME_EN` the others. */
export const suffixes = { ru: '', kk: '_KK', uz: '_UZ', en: '_EN' } as const satisfies Record<Locale, string>

type LocalizedShape<Name extends string, Ru extends z.ZodType> = { [Key in Name]: Ru } & {
  [Key in `${Name}_KK` | `${Name}_UZ` | `${Name}_EN`]: z.ZodNullable<z.ZodString>
}

const others = (name: string) =>
  [suffixes.kk, suffixes.uz, suffixes.en].map((suffix) => [`${name}${suffix}`, z.string().nullable()])

/** A text that is always there in Russian: `NAME`, and `NAME_KK`, `NAME_UZ`, `NAME_EN` or null. */
export const localized = <const Name extends string>(name: Name) =>
  Object.fromEntries([[name, z.string()], ...others(name)]) as LocalizedShape<Name, z.ZodString>

/** As `localized`, for a text that may be missing altogether: all four are null then. */
export const localizedOptional = <const Name extends string>(name: Name) =>
  Object.fromEntries([[name, z.string().nullable()], ...others(name)]) as LocalizedShape<
    Name,
    z.ZodNullable<z.ZodString>
  >

/** The text of an answer in the reader's language, or in the one that it falls back to; undefined where it is blank. */
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
