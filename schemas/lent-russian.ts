import { defaultLocale, type Locale } from '../locales/locale.ts'
import { isEqual } from './core/is-equal.ts'
import { type OtherLocale, otherLocales } from './core/localized-shape.ts'
import { wordsOf } from './core/words-of.ts'

type Texts = Readonly<Partial<Record<Locale, unknown>>>

/** Fewer letters may be an abbreviation that all languages share. */
const fewest = 3

/** True for words that cannot be Russian: most of their letters are of another alphabet, or some are Kazakh or Uzbek ones. */
function isForeign(words: string): boolean {
  const all = words.match(/\p{L}/gu)?.length ?? 0
  const russian = words.match(/[а-яё]/giu)?.length ?? 0
  return all >= fewest && (russian * 2 < all || /[әғқңөұүһіўҳ]/iu.test(words))
}

/** Rich text has more than words: texts with different links are not the same. */
const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' ? wordsOf(one) === wordsOf(other) : isEqual(one, other)

/**
 * The language whose words stand in for the Russian ones of a text (decision 18); undefined where Russian has its own. It is the only
 * language with the same words: words that several languages share are a name.
 */
export function lenderOf(texts: Texts | undefined): OtherLocale | undefined {
  const russian = texts?.[defaultLocale]
  if (!texts || !russian || otherLocales.every((locale) => !texts[locale])) return undefined
  const words = wordsOf(russian)
  const same = otherLocales.filter((locale) => texts[locale] && isSame(texts[locale], russian))
  return same.length === 1 && isForeign(words) ? same[0] : undefined
}

/** A text in one language as it is stored: where that is not Russian, its words stand in for the Russian ones too. */
export const textIn = (locale: Locale, text: string): { ru: string } & Partial<Record<Locale, string>> => ({
  ru: text,
  [locale]: text,
})
