import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeAddress, readAddress } from './address.ts'

test.each([
  ['/', 'ru', '/'],
  ['/kk', 'kk', '/'],
  ['/uz/l/demo-dent', 'uz', '/l/demo-dent'],
  ['/l/demo-dent/news', 'ru', '/l/demo-dent/news'],
  ['/kkk', 'ru', '/kkk'],
  ['/%D0%B0', 'ru', '/а'],
  ['/a%3Fb%23c%25', 'ru', '/a?b#c%'],
  ["/:@!$&'()*+,;=~", 'ru', "/:@!$&'()*+,;=~"],
])('reads %s as language %s and path %s', (raw, locale, path) => {
  expect(readAddress(raw)).toEqual({ address: { locale, path } })
})

test.each([
  ['/ru', '/'],
  ['/ru/about', '/about'],
  ['/KK/about', '/kk/about'],
  ['/kk/', '/kk'],
  ['/about/', '/about'],
  ['//evil.example/x', '/evil.example/x'],
  ['/a//b', '/a/b'],
  ['/ru/ru/about', '/about'],
  ['/RU/KK/about', '/kk/about'],
  ['/l/demo-dent/%61bout', '/l/demo-dent/about'],
  ['/%d0%b0', '/%D0%B0'],
  ['/а', '/%D0%B0'],
  ['/a%40b', '/a@b'],
  ['/ru/a%3Fb', '/a%3Fb'],
  ['/ru/a%23b', '/a%23b'],
])('sends %s to %s', (raw, to) => {
  expect(readAddress(raw)).toEqual({ redirect: to })
})

test.each([
  '/%',
  '/a/../b',
  '/%2e%2E/b',
  '/%E0%A4%A',
  '/a%00b',
  '/a%2fb',
  '/a%5Cb',
  '/a\\b',
  `/${'a'.repeat(8000)}`,
  'about',
  '',
])('finds no page in %j', (raw) => expect(readAddress(raw)).toBeUndefined())

const odd = ['%', '%2e', '%61', '%d0%b0', '%D0%B0', '%3f', '%23', '%25', '%7E', '%C3%a9', '|', '"', '+', ':']
const paths = fc.array(fc.constantFrom('/', '/', 'kk', 'RU', 'ru', 'l', 'а', '.', '..', 'x', ...odd), {
  maxLength: 8,
})

test('redirects at most once, and never to another host', () => {
  fc.assert(
    fc.property(paths, (parts) => {
      const first = readAddress(`/${parts.join('')}`)
      if (!first || !('redirect' in first)) return
      expect(first.redirect).toMatch(/^\/(?!\/)[!-~]*$/)
      expect(readAddress(first.redirect)).toHaveProperty('address')
      // A browser normalises the address before it requests it.
      const { pathname, search, hash } = new URL(first.redirect, 'https://shipa.example')
      expect(pathname + search + hash).toBe(first.redirect)
    }),
    { numRuns: 2000 },
  )
})

test('gives every page one address', () => {
  fc.assert(
    fc.property(paths, (parts) => {
      const raw = `/${parts.join('')}`
      const read = readAddress(raw)
      if (read && 'address' in read) expect(encodeAddress(read.address)).toBe(raw)
    }),
    { numRuns: 2000 },
  )
})
