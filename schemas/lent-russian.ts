import { defaultLocale, type Locale } from '../locales/locale.ts'
import { type OtherLocale, otherLocales } from './localized-shape.ts'

type Texts = Readonly<Partial<Record<Locale, unknown>>>

const letters = /\p{L}/gu
/** Letters that Russian words are written with. */
const russianLetters = /[а-яё]/giu
/** Fewer letters may be an abbreviation that all languages share. */
const fewest = 3

/** True for words that cannot be Russian: most of their letters are of another alphabet, or some are Kazakh or Uzbek ones. */
function isForeign(text: string): boolean {
  const all = text.match(letters)?.length ?? 0
  const russian = text.match(russianLetters)?.length ?? 0
  return all >= fewest && (russian * 2 < all || /[әғқңөұүһіўҳ]/iu.test(text))
}

/** The words of a text or a rich text, to be compared. */
const wordsIn = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? JSON.stringify(value, (key, one) => (key === '_key' ? undefined : one))
      : ''

/** Sentences of a rich text, without what describes them. */
const readable = (words: string): string =>
  words.startsWith('[')
    ? [...words.matchAll(/"text":"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join(' ')
    : words

/**
 * The language whose words stand in for the Russian ones of a text (decision 18); undefined where Russian words are its own. It is the only
 * language with the same words: a name that is the same in several is a name.
 */
export function lenderOf(texts: Texts | undefined): OtherLocale | undefined {
  const russian = wordsIn(texts?.[defaultLocale])
  if (russian === '') return undefined
  const same = otherLocales.filter(
    (locale) => texts?.[locale] !== undefined && wordsIn(texts[locale]) === russian,
  )
  const [lender] = same
  return same.length === 1 && isForeign(readable(russian)) ? lender : undefined
}

/** A text in one language as it is stored: where that is not Russian, its words stand in for the Russian ones too. */
export const textIn = (locale: Locale, text: string): { ru: string } & Partial<Record<Locale, string>> => ({
  ru: text,
  [locale]: text,
})
