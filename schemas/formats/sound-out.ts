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

/** Spellings that some read in another way too, and how: “Semyonov” and “Dilyora” for «Диляра», “Xasan” and “Maxim”. */
const otherReadings: readonly (readonly [RegExp, string])[] = [
  [/yo/g, 'ya'],
  [/x/g, 'ks'],
]

/**
 * Sounds that Russian, Kazakh and Uzbek write with different letters in one name, in the order in which they are made one: «Ибрагимов» and “Ibrohimov”,
 * «Касымов» and «Қосимов», «Тухтаев» and “Toʻxtayev”, «Сулейманов» and “Sulaymonov”.
 */
const likenesses: readonly (readonly [RegExp, string])[] = [
  [/(?<=[aeiou])g(?=[aeiou])/g, 'h'],
  [/[ou]/g, 'a'],
  [/ei/g, 'ai'],
  [/i(?=[ae])|a(?=e)/g, ''],
  [/(.)\1+/g, '$1'],
]

const replaced = (text: string, replacements: readonly (readonly [RegExp, string])[]): string =>
  replacements.reduce((all, [spelling, one]) => all.replace(spelling, one), text)

const asLatin = (word: string): string => [...word].map((letter) => latin[letter] ?? letter).join('')

/** A folded text without diacritics of Latin letters; the breve of й is a letter's part. */
const plain = (text: string): string =>
  fold(text).replace(/[à-ɏ]/g, (letter) => latin[letter] ?? letter.normalize('NFD').charAt(0))

/** As `plain`; a text with йў as with what it is in Latin letters. */
const spelled = (text: string): string => plain(text).replace(/yo'|йў/g, 'yu')

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
const soundOf = (word: string): string => replaced(asLatin(word), spellings)

/** Words of a text by their sound, in its order. */
export const soundsOf = (text: string): string[] => wordsOf(spelled(text), soundOf)

/** Words of a text in Latin letters, in its order: the beginning of a word in any script is the beginning of what it becomes. Never shown. */
export const latinWordsOf = (text: string): string[] => wordsOf(plain(text), asLatin)

/** A word as it can be read. */
const readingsOf = (word: string): string[] =>
  otherReadings.reduce(
    (words, [spelling, one]) => [...new Set(words.flatMap((each) => [each, each.replace(spelling, one)]))],
    [word],
  )

/**
 * For each word of a text what is the same however Russian, Kazakh and Uzbek spell the name, in one reading at least: of «Касымов», «Қосимов» and
 * “Qosimov”. Less is told apart than by the sound; what was found by it is shown after what was found as it is written. Never shown.
 */
export const likenessesOf = (text: string): string[][] =>
  wordsOf(spelled(text.toLowerCase().normalize('NFC').replaceAll('ё', 'йо')), asLatin).map((word) => [
    ...new Set(readingsOf(word).map((reading) => replaced(soundOf(reading), likenesses))),
  ])
