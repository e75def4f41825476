import { expect, test } from 'vitest'
import { locales } from '../../locales/locale.ts'
import { pathInLocale, pathWithoutLocale } from './path-locale.ts'

test('a path is the same without its language, whichever it was', () => {
  expect(locales.map((locale) => pathWithoutLocale(pathInLocale('/pro/demo-dent', locale)))).toEqual(
    locales.map(() => '/pro/demo-dent'),
  )
})
test('a path goes from any language to any other', () => {
  expect(pathInLocale('/kk/pro', 'uz')).toBe('/uz/pro')
  expect(pathInLocale('/kk/pro', 'ru')).toBe('/pro')
  expect(pathInLocale('/pro', 'en')).toBe('/en/pro')
})
test('a path that only begins like a language keeps its first part', () => {
  expect(pathWithoutLocale('/english/pro')).toBe('/english/pro')
  expect(pathWithoutLocale('/kk')).toBe('/')
})
