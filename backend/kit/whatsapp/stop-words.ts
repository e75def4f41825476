import { type Locale, locales } from '../../../locales/locale.ts'
import { fold } from '../../../schemas/formats/fold.ts'

/** How people say "stop" in each language, as they type it on a phone. */
const words: Record<Locale, readonly string[]> = {
  ru: ['стоп', 'отписаться'],
  kk: ['тоқта', 'тоқтату', 'тоқтат'],
  uz: ['to‘xta', 'toxta', 'to‘xtat', 'toxtat', 'тўхта', 'тўхтат'],
  en: ['stop', 'unsubscribe'],
}

/** Letters alone: quotation marks, apostrophes, spaces and signs around a word say nothing. */
const bare = (text: string): string => fold(text.normalize('NFKC')).replace(/[^\p{L}]+/gu, '')

const known = new Map(
  [...locales].reverse().flatMap((locale) => words[locale].map((word) => [bare(word), locale])),
)

/** The language in which a message asks for no more messages; undefined if it says something else. */
export const stopLanguage = (text: string): Locale | undefined =>
  text.length <= 40 ? known.get(bare(text)) : undefined
