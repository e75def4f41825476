import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { resources } from './index.ts'
import { defaultLocale, type Locale, locales } from './locale.ts'

/** `namespace:path.of.the.text` → text, with plural suffixes. */
const textsOf = (locale: Locale): Map<string, string> => {
  const texts = new Map<string, string>()
  const collect = (value: unknown, key: string, separator: string) => {
    if (typeof value === 'string') texts.set(key, value)
    else
      for (const [name, inner] of Object.entries(value as object))
        collect(inner, `${key}${separator}${name}`, '.')
  }
  for (const [namespace, content] of Object.entries(resources[locale] ?? {})) collect(content, namespace, ':')
  return texts
}

const ending = /_(zero|one|two|few|many|other)$/
const all = Object.fromEntries(locales.map((locale) => [locale, textsOf(locale)])) as Record<
  Locale,
  Map<string, string>
>
const baseOf = (key: string) =>
  all[defaultLocale].has(key.replace(ending, '_other')) ? key.replace(ending, '') : key
const bases = (locale: Locale) => new Set([...all[locale].keys()].map(baseOf))
/** Text → its plural forms, for every text that has some. */
const formsOf = (locale: Locale): Map<string, string[]> => {
  const forms = new Map<string, string[]>()
  for (const key of all[locale].keys()) {
    const base = baseOf(key)
    if (key !== base) forms.set(base, [...(forms.get(base) ?? []), key.slice(base.length + 1)])
  }
  return forms
}
const placesOf = (text: string) => [...text.matchAll(/\{\{\w+\}\}|<\/?\w+>/g)].map(([place]) => place).sort()
/** A text without its placeholders and tags. */
const words = (text: string) => text.replace(/\{\{\w+\}\}|<\/?\w+>/g, ' ')

/** Names that are written in Latin letters in every language. */
const names =
  /Shipa|WhatsApp|Telegram|Instagram|Facebook|YouTube|RuTube|VK|OpenStreetMap|(?:Google|Microsoft) Authenticator|Google|Apple|E-mail|PDF|JPG|PNG|WebP|HEIC|SVG|MP4|WebM|DOCX|DOC|XLSX|RTF|HTML|Word|Excel|[Cc]ookie|CSV|UTF-8|\.(?:mp4|webm|vtt)|QR|DNS|TXT|www|clinic\.kz|UTC|JSON|ZIP|SHA-256|API|ID|IP|G-[A-Z0-9]*|https?:\/\/\S*|\/[a-z]+\/?|[\w.]+@[\w.]+|T\d+:\d+:\d+Z|[#\d][\da-f]+/g

describe.each(locales)('the texts in %s', (locale) => {
  const texts = all[locale]

  test('are the same as in Russian, none missing and none more', () => {
    expect([...bases(locale)].sort()).toEqual([...bases(defaultLocale)].sort())
  })
  test('are not blank', () => {
    expect([...texts].filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual([])
  })
  test('have every plural form of the language and no other', () => {
    const forms = [...new Intl.PluralRules(locale).resolvedOptions().pluralCategories].sort()
    for (const [base, own] of formsOf(locale)) expect([base, own.sort()]).toEqual([base, forms])
  })
  test('have the same places for values, and the same tags, as in Russian', () => {
    for (const [key, text] of texts) {
      const russian =
        all[defaultLocale].get(key) ?? all[defaultLocale].get(key.replace(ending, '_other')) ?? ''
      expect([key, placesOf(text)]).toEqual([key, placesOf(russian)])
    }
  })
})

const written = (locale: Locale, wrong: RegExp) =>
  [...all[locale]].filter(([, text]) => wrong.test(words(text)))

describe('letters', () => {
  test.each(['uz', 'en'] as const)('of %s are never Cyrillic', (locale) => {
    expect(written(locale, /\p{Script=Cyrillic}/u)).toEqual([])
  })
  test.each(['ru', 'kk'] as const)('of %s are Cyrillic, names apart', (locale) => {
    const latin = [...all[locale]].filter(([, text]) =>
      /\p{Script=Latin}/u.test(words(text).replace(names, ' ')),
    )
    expect(latin).toEqual([])
  })
  test('of Russian have no Kazakh among them', () => {
    expect(written('ru', /[әғқңөұүһі]/i)).toEqual([])
  })
  test('of Kazakh have its own among them in every namespace', () => {
    for (const namespace of Object.keys(resources.kk ?? {})) {
      const texts = [...all.kk].filter(([key]) => key.startsWith(`${namespace}:`))
      if (texts.length > 3)
        expect([namespace, /[әғқңөұүһі]/i.test(texts.join(' '))]).toEqual([namespace, true])
    }
  })
  test('of Uzbek have ʻ and ʼ, not the marks of a keyboard', () => {
    expect(written('uz', /['‘’`´]/)).toEqual([])
    expect(written('uz', /[ʻʼ]/).length).toBeGreaterThan(5)
  })
  test('of English have no Uzbek marks among them', () => {
    expect(written('en', /[ʻʼ]/)).toEqual([])
  })
  test.each([
    ['kk', 'ru'],
    ['uz', 'en'],
    ['en', 'ru'],
    ['uz', 'kk'],
  ] as const)('of %s are no copy of the text in %s', (locale, other) => {
    const copies = [...all[locale]].filter(
      ([key, text]) => /\p{L}{2,}\s+\p{L}{2,}/u.test(words(text)) && all[other].get(key) === text,
    )
    expect(copies).toEqual([])
  })
})

describe('keys', () => {
  const sources = globSync('**/*.{ts,tsx}', {
    exclude: (path) => /^(node_modules|dist|test-results|\.\w+)$/.test(path) || /\.test\.tsx?$/.test(path),
  }).map((file) => readFileSync(file, 'utf8'))
  const namespaces = Object.keys(resources[defaultLocale] ?? {})
  const mentioned = new RegExp(`(['"\`])((?:${namespaces.join('|')}):(?:(?!\\1)[^\\n])+)\\1`, 'g')
  /** A computed part matches one segment of a key: `blocks:opening-hours.weekday${day}`. */
  const patterns = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(mentioned)].map(([, , key = '']) =>
        key
          .replace(/\$\{[^}]*\}/g, '\u0000')
          .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
          .replaceAll('\u0000', '[^.:]+'),
      ),
    ),
  )
  const used = new RegExp(`^(?:${[...patterns].join('|')})$`)

  test('are all used somewhere', () => {
    expect([...bases(defaultLocale)].filter((key) => !used.test(key))).toEqual([])
  })
  test('are typed for every file of texts', () => {
    const typed = readFileSync(new URL('./namespaces.ts', import.meta.url), 'utf8')
    expect(
      namespaces.filter(
        (name) => !typed.includes(`${name}: typeof import('./${defaultLocale}/${name}.json')`),
      ),
    ).toEqual([])
  })
})
