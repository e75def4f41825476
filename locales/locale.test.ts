import { expect, test } from 'vitest'
import { languageNames, languages } from './languages.ts'
import { defaultLocale, fallbackLocales, isLocale, localePrefix, locales, localizePath } from './locale.ts'

test('there are four languages, Russian first and without a prefix (C-1)', () => {
  expect(locales).toEqual(['ru', 'kk', 'uz', 'en'])
  expect([defaultLocale, localePrefix(defaultLocale)]).toEqual(['ru', ''])
})
test('localizePath puts the language before a path, except for Russian (C-1)', () => {
  expect(localizePath('/about', 'kk')).toBe('/kk/about')
  expect(localizePath('/about', 'ru')).toBe('/about')
  expect(localizePath('/', 'uz')).toBe('/uz')
  expect(localizePath('/', 'ru')).toBe('/')
})
test('localePrefix is empty for Russian only', () => {
  expect(locales.map(localePrefix)).toEqual(['', '/kk', '/uz', '/en'])
})
test('isLocale knows the four languages and nothing else', () => {
  expect(locales.every(isLocale)).toBe(true)
  expect(['KK', 'ky', '', undefined, null, 1].some(isLocale)).toBe(false)
})
test('every other language falls back to Russian in the end', () => {
  for (const locale of locales)
    expect(fallbackLocales[locale].at(-1)).toBe(locale === defaultLocale ? undefined : defaultLocale)
})
test('languages are named in letters that the reader knows', () => {
  const letters = { latin: /^[\p{Script=Latin}ʻ]+$/u, cyrillic: /^\p{Script=Cyrillic}+$/u }
  for (const locale of locales)
    for (const name of Object.values(languageNames[locale]))
      expect(name).toMatch(letters[languages[locale].script])
})
