import i18next from 'i18next'
import { type Locale, locales } from './locale.ts'
import type { Namespaces } from './namespaces.ts'

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Singular<Key extends string> = Key extends `${infer Base}_${PluralForm}` ? Base : Key
type Paths<T> = {
  [Key in keyof T & string]: T[Key] extends string ? Singular<Key> : `${Key}.${Paths<T[Key]>}`
}[keyof T & string]

/** `namespace:path.of.the.text`, without the plural's ending. */
export type TextKey = {
  [Name in keyof Namespaces & string]: `${Name}:${Paths<Namespaces[Name]>}`
}[keyof Namespaces & string]

/** An interface text in one language. `count` picks the plural form. */
export type Translate = (key: TextKey, params?: Record<string, string | number>) => string

const files = import.meta.glob<Record<string, unknown>>('./*/*.json', { eager: true, import: 'default' })

/** All interface texts: language → namespace → texts. */
export const resources: Record<string, Record<string, Record<string, unknown>>> = {}
for (const [path, texts] of Object.entries(files)) {
  const [, locale = '', file = ''] = path.split('/')
  resources[locale] = { ...resources[locale], [file.slice(0, -'.json'.length)]: texts }
}

const i18n = i18next.createInstance()
i18n.init({
  resources: resources as Record<string, Record<string, Record<string, string>>>,
  lng: 'ru',
  fallbackLng: false,
  ns: Object.keys(resources.ru ?? {}),
  interpolation: { escapeValue: false },
  initAsync: false,
  showSupportNotice: false,
} as Parameters<typeof i18n.init>[0])

/** How many texts with values in them a language remembers: counts and prices repeat, names need not. */
const maxRemembered = 5000

function translator(locale: Locale): Translate {
  const fixed = i18n.getFixedT(locale)
  const remembered = new Map<string, string>()
  return (key, params) => {
    const name = params ? `${key}\n${Object.values(params).join('\n')}` : key
    const known = remembered.get(name)
    if (known !== undefined) return known
    const text = params ? fixed(key, params) : fixed(key)
    if (remembered.size >= maxRemembered) remembered.clear()
    remembered.set(name, text)
    return text
  }
}

const translators = Object.fromEntries(locales.map((locale) => [locale, translator(locale)])) as Record<
  Locale,
  Translate
>

/** Interface texts in one language. A key that a language misses is a failing test, never a fallback. */
export const translate = (locale: Locale): Translate => translators[locale]
