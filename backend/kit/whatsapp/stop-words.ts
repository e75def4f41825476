import { type Locale, locales } from '../../../locales/locale.ts'
import { fold } from '../../../schemas/formats/fold.ts'

/** How people say "stop" in each language, as they type it on a phone. */
const words: Record<Locale, readonly string[]> = {
  ru: ['стоп', 'отписаться', 'отписка'],
  kk: ['тоқта', 'тоқтату', 'тоқтат'],
  uz: ['to‘xta', 'toxta', 'to‘xtat', 'toxtat', 'тўхта', 'тўхтат', 'тухта', 'тухтат'],
  en: ['stop', 'stopall', 'unsubscribe'],
}

/** Cyrillic letters and the Latin ones that look the same as capitals: «СТОП» is typed with either, also within one word. */
const shapes = new Map([...'авекмнорстухі'].map((letter, at) => [letter, 'abekmhopctyxi'[at] ?? letter]))

/** Letters alone, by their shape: quotation marks, apostrophes, spaces and signs around a word say nothing. */
const bare = (text: string): string =>
  [...fold(text.normalize('NFKC')).replace(/[^\p{L}]+/gu, '')]
    .map((letter) => shapes.get(letter) ?? letter)
    .join('')

const known = new Map(
  [...locales].reverse().flatMap((locale) => words[locale].map((word) => [bare(word), locale])),
)

/** The language in which a message asks for no more messages, by one such word or several; undefined if it says something else. */
export function stopLanguage(text: string): Locale | undefined {
  if (text.length > 40) return undefined
  const [first, ...others] = text
    .trim()
    .split(/\s+/)
    .map((word) => known.get(bare(word)))
  return known.get(bare(text)) ?? (others.includes(undefined) ? undefined : first)
}
