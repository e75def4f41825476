import { soundsOf } from '../../../schemas/formats/sound-out.ts'
import { inOtherLayout } from './other-layout.ts'
import { stemOf } from './stem.ts'
import { isCommonWord, isStopWord } from './stop-words.ts'

/** A word of a query. */
export type Token = { sound: string; stem: string; isCommon: boolean }

/** A possible meaning of a query. `text` is the typed text, or the one of the other keyboard layout. */
export type Meaning = { text: string; tokens: readonly Token[]; isTyped: boolean }

/** Further words do not narrow a query. */
const maxTokens = 8

function tokensOf(text: string): Token[] {
  const all = soundsOf(text).map((sound) => {
    const stem = stemOf(sound)
    return { sound, stem, isCommon: isCommonWord(stem) }
  })
  const telling = all.filter(({ stem }) => !isStopWord(stem))
  const different = new Map(telling.map((token) => [token.sound, token]))
  return [...different.values()].slice(0, maxTokens)
}

/** The possible meanings of a query: as typed, and as typed with the other keyboard layout. Empty for a query without words. */
export function meaningsOf(query: string): Meaning[] {
  const other = inOtherLayout(query)
  return [
    { text: query, tokens: tokensOf(query), isTyped: true },
    ...(other === undefined ? [] : [{ text: other, tokens: tokensOf(other), isTyped: false }]),
  ].filter(({ tokens }) => tokens.length > 0)
}
