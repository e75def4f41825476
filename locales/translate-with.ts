import { formatNumber } from './format-number.ts'
import type { Locale } from './locale.ts'
import { nestedQuotes } from './nested-quotes.ts'
import type { Translate } from './text-key.ts'

/** Texts of one language: namespace → texts. The format is i18next's: `{{name}}`, and plural forms as `key_few`. */
export type Texts = Record<string, Record<string, unknown>>

export type TextValues = Record<string, string | number>

/** How a value is written in a text: `count` as numbers are (C-4), others as they are. */
const written = (name: string, value: string | number | undefined) =>
  name === 'count' && typeof value === 'number' ? formatNumber(value) : String(value ?? '')

/** The same for i18next: its module, and its options. */
export const countFormatter = {
  type: 'formatter' as const,
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: string | number | undefined, _?: string, __?: string, of?: { interpolationkey?: string }) =>
    written(of?.interpolationkey ?? '', value),
}
export const interpolation = { escapeValue: false, alwaysFormat: true }

/** A text with its values in place of `{{name}}`. */
export const withValues = (text: string, values: TextValues): string =>
  nestedQuotes(text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => written(name, values[name])))

/** The text of `namespace:path.of.the.text`. */
function find(texts: Texts, key: string): string | undefined {
  const [namespace = '', path = ''] = key.split(':')
  let found: unknown = texts
  for (const name of [namespace, ...path.split('.')]) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined
    found = (found as Record<string, unknown>)[name]
  }
  return typeof found === 'string' ? found : undefined
}

/**
 * Interface texts in one language, of these namespaces only. `count` picks the plural form. An unknown key is returned as
 * it is; a test prevents that. For documents and their islands: i18next itself is 15 kB, and a test compares them.
 */
export function translateWith(locale: Locale, texts: Texts): Translate {
  const plural = new Intl.PluralRules(locale)
  const known = new Map<string, string>()
  const textOf = (key: string): string | undefined => {
    const text = known.get(key) ?? find(texts, key)
    if (text !== undefined) known.set(key, text)
    return text
  }
  return (key, values) => {
    const count = values?.count
    const form = typeof count === 'number' ? textOf(`${key}_${plural.select(count)}`) : undefined
    const text = form ?? textOf(key) ?? key
    return values ? withValues(text, values) : text
  }
}
