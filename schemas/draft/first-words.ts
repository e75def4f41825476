import type { Locale, Text } from '../../locales/locale.ts'
import { isRecord } from '../core/is-record.ts'
import { pickLocalized } from '../core/localized.ts'
import { wordsOf } from '../core/words-of.ts'

/** The most characters of a line in a list. */
const most = 120

/**
 * The first words that a block says in a language, also those of rich text and of its items, with their actual language; undefined if
 * it has none of its own. `value` is its props.
 */
export function firstWords(value: unknown, locale: Locale): Text | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const picked = isRecord(value) ? pickLocalized(value, locale) : undefined
  if (picked) return { text: wordsOf(picked.value).trim().slice(0, most), lang: picked.lang }
  for (const inner of Object.values(value)) {
    const found = firstWords(inner, locale)
    if (found?.text) return found
  }
  return undefined
}
