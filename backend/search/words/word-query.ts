import type { NearWords } from './near-words.ts'
import { stemOf } from './stem.ts'
import type { Token } from './tokens.ts'

/** A beginning of a word has at least so many letters. */
const leastPrefix = 2

const prefix = (stem: string): string => (stem.length >= leastPrefix ? `'${stem}':*` : `'${stem}'`)

/** A condition on `search_entry.words`, as Postgres writes a `tsquery`. */
export const both = (...conditions: readonly string[]): string =>
  conditions.map((one) => `(${one})`).join(' & ')
export const either = (conditions: readonly string[]): string =>
  conditions.map((one) => `(${one})`).join(' | ')

/** Entries with a word or one that it may have been. Words that begin with it count. */
export function withWord({ sound, stem }: Token, near: NearWords): string {
  const others = [...(near.get(sound)?.keys() ?? [])].map((word) => `'${stemOf(word)}'`)
  return either([...new Set([prefix(stem), ...others])])
}

/** A condition for each of the words, of those that nearly all have only if there are no others. */
export function withWords(tokens: readonly Token[], near: NearWords): string[] {
  return telling(tokens).map((token) => withWord(token, near))
}

/** Conditions for all of the words but one: of every two there is one. Undefined if there is only one word. */
export function withMostWords(tokens: readonly Token[], near: NearWords): string[] | undefined {
  const all = withWords(tokens, near)
  if (all.length < 2) return undefined
  return all.flatMap((one, index) => all.slice(index + 1).map((other) => either([one, other])))
}

/** Words that say something, all of them if none does. */
function telling(tokens: readonly Token[]): readonly Token[] {
  const those = tokens.filter(({ isCommon }) => !isCommon)
  return those.length > 0 ? those : tokens
}
