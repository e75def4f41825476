import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clinicHost, productHost } from '../core/host.ts'
import { ownAddress, redirectTarget, targetOnHost } from './redirect-target.ts'

const origin = 'https://own.example'
const reader = { origin, host: productHost(origin) }

test.each([
  ['/страница', '/kk/%D1%81%D1%82%D1%80%D0%B0%D0%BD%D0%B8%D1%86%D0%B0'],
  [
    'https://пример.kz/привет?а=1#я',
    'https://xn--e1afmkfd.kz/%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82?%D0%B0=1#%D1%8F',
  ],
  ['/kk/page/credits', '/kk/page/credits'],
  ['/uz/page/credits/', '/uz/page/credits'],
  ['/ru/page/credits?a=1#x', '/page/credits?a=1#x'],
  ['/', '/kk'],
  ['/page/../l/demo-dent', '/kk/l/demo-dent'],
])('sends a Kazakh reader by %s to %s', (target, to) => {
  expect(redirectTarget(target, { ...reader, locale: 'kk', path: '/from' })).toBe(to)
})

test.each([
  ['https://own.example/ru/page/credits/?a=1#x', '/page/credits?a=1#x'],
  ['HTTP://Own.Example/uz', '/uz'],
  ['https://own.example:8443/x', 'https://own.example:8443/x'],
  ['https://own.example.evil.example/x', 'https://own.example.evil.example/x'],
])('takes a target on its own host for a path: %s leads to %s', (target, to) => {
  expect(redirectTarget(target, { ...reader, locale: 'kk', path: '/from' })).toBe(to)
})

test.each([
  'https://own.example/from',
  'http://own.example/kk/from/',
  'https://own.example/a%2fb',
  'javascript:alert(1)',
  'data:text/html,x',
  'mailto:a@b.kz',
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  'ftp://evil.example/',
  'https://',
  '/a%2fb',
])('leads nowhere by %j', (target) =>
  expect(redirectTarget(target, { ...reader, locale: 'ru', path: '/from' })).toBeUndefined(),
)

test.each(['/from', '/from/', '/ru/from', '/kk/from', '/from?x=1', '/from#x', '/%66rom'])(
  'does not lead from a path to itself by %s',
  (target) => expect(redirectTarget(target, { ...reader, locale: 'kk', path: '/from' })).toBeUndefined(),
)

test('reads its own targets back, and no other site’s', () => {
  expect(ownAddress('/kk/%D0%B0?a=1#x')).toEqual({ path: '/а', locale: 'kk', query: '?a=1' })
  expect(ownAddress('https://example.com/a')).toBeUndefined()
})

test('gives ASCII on http, https or this site, whatever is stored', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    ':',
    '?',
    '#',
    'http',
    'https:',
    'javascript:',
    'kk',
    '%',
    'я',
    '.',
    '\n',
    '@',
  )
  const stored = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(stored, (target) => {
      const to = redirectTarget(target, { ...reader, locale: 'kk', path: '/from' })
      if (to !== undefined) expect(to).toMatch(/^(https?:\/\/[!-~]+|\/(?!\/)[!-~]*)$/)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['/l/dent/contacts?a=1#x', '/kk/contacts?a=1#x'],
  ['/l/dent', '/kk'],
  ['https://dent.example/uz/contacts', '/uz/contacts'],
  ['https://own.example/l/dent/contacts', '/kk/contacts'],
  ['/help', 'https://own.example/kk/help'],
  ['https://else.example/a', 'https://else.example/a'],
])('sends a reader on the clinic’s own host by %s to %s', (target, to) => {
  const host = clinicHost(origin, { host: 'dent.example', slug: 'dent' })
  const found = redirectTarget(target, { origin, host, locale: 'kk', path: '/l/dent/old' })
  expect(found && targetOnHost(found, host)).toBe(to)
})

test('does not lead from a path to itself on the clinic’s own host', () => {
  const host = clinicHost(origin, { host: 'dent.example', slug: 'dent' })
  const here = { origin, host, locale: 'kk' as const, path: '/l/dent/old' }
  expect(redirectTarget('https://dent.example/old', here)).toBeUndefined()
})
