import { fallbackLocales, type Locale, locales, type Text } from '../locales/locale.ts'
import type { OtherLocale } from './localized-shape.ts'
import type { PortableText } from './portable-text.ts'

/** One value in some languages, as it is stored. Russian is required. */
export type Localized<T> = { ru: T } & { [Key in OtherLocale]?: T }

/** Marks a stored leaf in its type, so that `Resolved` knows what a component gets for it. No value carries it. */
declare const leaf: unique symbol
export type LeafMark = typeof leaf
export type Marked<Kind extends string> = { readonly [leaf]?: Kind }

export type LocalizedText = Localized<string> & Marked<'text'>
export type LocalizedRich = Localized<PortableText> & Marked<'rich'>
/** A localized text that never falls back to another language: prices, medical warnings. */
export type OwnText = Localized<string> & Marked<'own'>

export type { Text }
/** Rich text for one reader, with the language that it is really in. */
export type Rich = { content: PortableText; lang: Locale }

/** True for what a reader would see as nothing: no value, blank text, rich text without a visible character. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return Array.isArray(value) && value.every((block) => isBlankBlock(block))
}

const isBlankBlock = (block: { children?: { text?: string }[] } | null): boolean =>
  (block?.children ?? []).every(({ text }) => isBlank(text))

/**
 * The value that a reader of `locale` gets and the language that it came from; undefined when there is none.
 * With `own`, another language is never taken.
 */
export function pickLocalized<T>(
  value: Partial<Record<Locale, T>> | undefined,
  locale: Locale,
  own = false,
): { value: T; lang: Locale } | undefined {
  if (!value) return undefined
  for (const lang of own ? [locale] : [locale, ...fallbackLocales[locale]]) {
    const found = value[lang]
    if (found !== undefined && !isBlank(found)) return { value: found, lang }
  }
  return undefined
}

/** Languages in which a localized value is not blank. */
export const localesOf = (value: Partial<Record<Locale, unknown>>): Locale[] =>
  locales.filter((locale) => !isBlank(value[locale]))
