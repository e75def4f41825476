import type { Localized } from '../core/localized.ts'
import { leastNote } from '../site-import.ts'

const leastWords = Object.values(leastNote)

/** A text without the words at its beginning that say that the price is the least. */
export function withoutLeast(text: string): string {
  const words = leastWords.find((one) => text.startsWith(one) && !/^\p{L}/u.test(text.slice(one.length)))
  return words === undefined ? text : text.slice(words.length).replace(/^[\s.,;:–—-]+/, '')
}

/** True for a note that says that the price is the least, whatever else it says. */
export const saysLeast = (note: Localized<string> | undefined): boolean =>
  note !== undefined && withoutLeast(note.ru) !== note.ru
