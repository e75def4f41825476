import { defaultLocale, fallbackLocales, type Locale, locales, type Text } from '../../locales/locale.ts'
import { isVisible } from '../formats/visible.ts'
import { lenderOf } from '../lent-russian.ts'
import type { PortableText } from '../rich/portable-text.ts'
import { isRecord } from './is-record.ts'
import type { OtherLocale } from './localized-shape.ts'

/** A stored value in several languages; Russian is required. */
export type Localized<T> = { ru: T } & { [Key in OtherLocale]?: T }

/** Brands the types of stored leaves, so that `Resolved` can map them. Exists only in types. */
declare const leaf: unique symbol
export type LeafMark = typeof leaf
export type Marked<Kind extends string> = { readonly [leaf]?: Kind }

export type LocalizedText = Localized<string> & Marked<'text'>
export type LocalizedRich = Localized<PortableText> & Marked<'rich'>
/** A localized text that never falls back to another language, such as a price or a medical warning. */
export type OwnText = Localized<string> & Marked<'own'>

export type { Text }
/** Rich text for one reader, with its actual language; `path` is its place in the stored props, for an editor. */
export type Rich = { content: PortableText; lang: Locale; path?: string }

/** True for a missing value, blank text, or rich text without visible characters. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return !isVisible(value)
  return Array.isArray(value) && value.every((block) => isBlankBlock(block))
}

/** A block without visible text; an object is something to see, or to keep. */
const isBlankBlock = (block: unknown): boolean => {
  if (!isRecord(block)) return true
  if (typeof block._type === 'string' && block._type !== 'block') return false
  return !Array.isArray(block.children) || block.children.every(isBlankChild)
}

const isBlankChild = (child: unknown): boolean =>
  !isRecord(child) || (child._type === 'span' || child._type === undefined ? isBlank(child.text) : false)

/**
 * The value for a reader of `locale`, with its actual language; undefined if there is none. `own` disables the
 * fallback to other languages.
 */
export function pickLocalized<T>(
  value: Partial<Record<Locale, T>> | undefined,
  locale: Locale,
  own = false,
): { value: T; lang: Locale } | undefined {
  if (!value) return undefined
  for (const lang of own ? [locale] : [locale, ...fallbackLocales[locale]]) {
    const found = value[lang]
    if (found === undefined || isBlank(found)) continue
    return { value: found, lang: lang === defaultLocale ? (lenderOf(value) ?? lang) : lang }
  }
  return undefined
}

/** Languages in which a localized value is not blank. */
export const localesOf = (value: Partial<Record<Locale, unknown>>): Locale[] =>
  locales.filter((locale) => !isBlank(value[locale]))
