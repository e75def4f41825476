import { soundsOf } from '../../schemas/formats/sound-out.ts'
import { complaints } from './complaints.ts'
import type { Found } from './read-entries.ts'
import { stemsIn } from './words/entry.ts'
import type { NearWords } from './words/near-words.ts'
import { stemOf } from './words/stem.ts'
import { isCommonWord, isStopWord } from './words/stop-words.ts'
import type { Token } from './words/tokens.ts'

type Word = { sound: string; stem: string }

/** The weight of a word that nearly every name has. */
const commonWeight = 0.2
/** How much a word counts that is not of the name. */
const besideName = 0.8

const wordsOf = (text: string): Word[] =>
  soundsOf(text)
    .map((sound) => ({ sound, stem: stemOf(sound) }))
    .filter(({ stem }) => !isStopWord(stem))

const complaintPhrases = new Map(
  complaints.map(({ slug, name, otherWords }) => [
    slug,
    [...Object.values(name).flatMap((text) => text.split(', ')), ...otherWords].map(wordsOf),
  ]),
)

/** The names of an entry, in each language or phrase. */
const namesOf = ({ kind, code, name }: Found): Word[][] =>
  (kind === 'complaint' && complaintPhrases.get(code)) || [...new Set(Object.values(name))].map(wordsOf)

/** How well a word of a query fits as the beginning of a word, 0 to 1. */
function beginning({ sound, stem }: Word, word: Word): number {
  if (sound.length > 1 && word.sound.startsWith(sound)) return 0.72 + 0.2 * (sound.length / word.sound.length)
  return stem.length > 1 && word.stem.startsWith(stem) ? 0.55 + 0.2 * (stem.length / word.sound.length) : 0
}

/** How well a word of a query fits a word, 0 to 1; with `isWhole` it is no beginning of one. */
function fitOf({ sound, stem }: Token, word: Word, near: NearWords, isWhole: boolean): number {
  if (sound === word.sound) return 1
  if (stem === word.stem) return 0.96
  const begun = isWhole ? 0 : beginning({ sound, stem }, word)
  return Math.max(begun, near.get(sound)?.get(word.sound) ?? 0)
}

/** How much each word of a query says: much if few of the entries have it. */
export type Weights = ReadonlyMap<Token, number>

export function weigh(tokens: readonly Token[], entries: readonly Found[]): Weights {
  const stems = entries.map((one) => new Set(stemsIn(one)))
  return new Map(
    tokens.map((token) => {
      const have = stems.filter((all) => all.has(token.stem)).length
      return [token, token.isCommon ? commonWeight : Math.log(2 + 100 / (1 + have)) / Math.log(102)]
    }),
  )
}

/**
 * How well an entry answers to the words of a query, 0 to 1: how many of them it has, and how much of its name they are. With `isWhole` words
 * that only begin with them do not count.
 */
export function relevance(entry: Found, weights: Weights, near: NearWords, isWhole = false): number {
  const ofCity = new Set(soundsOf(entry.city))
  const sizeOf = (name: readonly Word[]) =>
    name.reduce(
      (sum, { sound, stem }) => sum + (isCommonWord(stem) || ofCity.has(sound) ? commonWeight : 1),
      0,
    )
  const said = stemsIn(entry).map((stem) => ({ sound: stem, stem }))
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  const best = namesOf(entry).map((name) => {
    let covered = 0
    const met = new Map<Word, number>()
    for (const [token, weight] of weights) {
      const fits = name.map((word) => [word, fitOf(token, word, near, isWhole)] as const)
      const [word, named] = fits.reduce((one, other) => (other[1] > one[1] ? other : one), [
        undefined,
        0,
      ] as readonly [Word | undefined, number])
      const beside =
        entry.kind === 'complaint'
          ? 0
          : besideName * Math.max(0, ...said.map((one) => fitOf(token, one, near, isWhole)))
      covered += weight * Math.max(named, beside)
      if (word) met.set(word, Math.max(met.get(word) ?? 0, named))
    }
    // A person is named in full by two words.
    const whole = entry.kind === 'doctor' ? Math.min(2, name.length) : sizeOf(name)
    const ofName = Math.min(1, [...met.values()].reduce((sum, one) => sum + one, 0) / Math.max(1, whole))
    return 0.75 * (covered / total) + 0.25 * ofName
  })
  return Math.max(0, ...best)
}
