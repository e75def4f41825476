import { fold } from './fold.ts'
import { latinLetters } from './latin-letters.ts'

/** Letters as Latin ones that sound alike, Turkish ones too. */
const latin: Readonly<Record<string, string>> = {
  ...latinLetters,
  ş: 'sh',
  ı: 'i',
  ç: 'ch',
  ŋ: 'n',
}

/** Spellings of one sound, in the order in which they are made one. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'sh'],
  [/d?zh|dj/g, 'j'],
  [/kh|x/g, 'h'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ck|q/g, 'k'],
  [/ts/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/w/g, 'v'],
  [/yo(?=.)/g, 'e'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/i(?=[aeu])|[ao](?=e)/g, ''],
  [/(.)\1+/g, '$1'],
]

const asLatin = (word: string): string => [...word].map((letter) => latin[letter] ?? letter).join('')

/** A folded text without diacritics of Latin letters; the breve of й is a letter's part. */
const plain = (text: string): string =>
  fold(text).replace(/[à-ɏ]/g, (letter) => latin[letter] ?? letter.normalize('NFD').charAt(0))

/** Words of a text without apostrophes, each as `write` writes it. */
const wordsOf = (text: string, write: (word: string) => string): string[] =>
  text
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .map(write)
    .map((word) => word.replace(/[^a-z0-9]/g, ''))
    .filter(Boolean)

/**
 * How a word sounds, in small Latin letters and digits: the same for «Шымкент», «Шимкент» and “Shymkent”, for «Юлдашева» and “Yuldasheva”,
 * for ц and ts. Searches compare it (V-20). Never shown.
 */
const soundOf = (word: string): string =>
  spellings.reduce((sound, [spelling, one]) => sound.replace(spelling, one), asLatin(word))

/** Words of a text by their sound, in its order. */
export const soundsOf = (text: string): string[] => wordsOf(plain(text).replace(/yo'/g, 'yu'), soundOf)

/** Words of a text in Latin letters, in its order: the beginning of a word in any script is the beginning of what it becomes. Never shown. */
export const latinWordsOf = (text: string): string[] => wordsOf(plain(text), asLatin)
