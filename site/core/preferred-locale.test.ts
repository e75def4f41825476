import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLocale } from '../../locales/locale.ts'
import { growsWithSize } from '../../schemas/testing/quickest.ts'
import { preferredLocale } from './preferred-locale.ts'

test.each([
  ['kk', 'kk'],
  ['kk-KZ,ru;q=0.9', 'kk'],
  ['uz-Latn-UZ', 'uz'],
  ['en-GB,en;q=0.9', 'en'],
  ['ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7', 'ru'],
  ['de-DE, de;q=0.9, en;q=0.5', 'en'],
  ['en;q=0.4, kk;q=0.6', 'kk'],
  ['EN-us', 'en'],
  ['kk;q=0, uz', 'uz'],
  ['fr, *;q=0.5', 'ru'],
  ['', 'ru'],
  ['kk;q=nonsense', 'ru'],
])('of %j the site speaks %s', (header, locale) => expect(preferredLocale(header)).toBe(locale))

test('any header asks for one of the languages', () => {
  fc.assert(fc.property(fc.string(), (header) => isLocale(preferredLocale(header))))
})

test.each([' ', ';', ';q=', ','])('a header of many %j takes time that grows with its length', (part) => {
  const made = (length: number) => `en${part.repeat(length / part.length)}x;q=1`
  expect(growsWithSize((length) => preferredLocale(made(length)), 10_000, 100_000)).toBe(true)
})
