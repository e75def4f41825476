import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { redirectPath } from './redirect-path.ts'

test.each([
  ['/', '/'],
  ['/kk/pro/demo-dent?cabinet=2#reviews', '/kk/pro/demo-dent?cabinet=2#reviews'],
  ['/profile/../pro', '/pro'],
  ['/a%2Fb?x=%2F%2Fevil.kz', '/a%2Fb?x=%2F%2Fevil.kz'],
  ['/x?next=https://evil.kz', '/x?next=https://evil.kz'],
  ['/authors', '/authors'],
  ['/қала', '/%D2%9B%D0%B0%D0%BB%D0%B0'],
])('%j leads to %j (B-4)', (value, path) => {
  expect(redirectPath(value)).toBe(path)
})

test.each([
  null,
  undefined,
  '',
  'profile',
  'https://evil.kz',
  '//evil.kz',
  '///evil.kz',
  '/\\evil.kz',
  '\\/evil.kz',
  '/\t/evil.kz',
  '/\n/evil.kz',
  '\t//evil.kz',
  ' //evil.kz',
  '/x\u0000',
  '/a/..//evil.kz',
  '/.//evil.kz',
  '/%2e//evil.kz',
  '/a/%2e%2e//evil.kz',
  'javascript:alert(1)',
  'data:text/html,x',
  '/api/api-front2/ru/v1/user/logout',
  '/auth/signin?redirect=/auth/signin',
  '/kk/auth/signin',
  '/x/../api/api-front2/ru/v1/user/logout',
  '/a%70i/api-front2/ru/v1/user/logout',
  '/ru/ru/api/api-front2/ru/v1/user/logout',
  '/KK//Api/api-front2/ru/v1/user/logout',
  '/%61uth/signin',
  '/%E0%A4%A',
])('%j leads nowhere (B-4)', (value) => {
  expect(redirectPath(value)).toBeUndefined()
})

it('never leads to another site, whatever is asked', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('/', '\\', '.', '%2e', '%2f', '%5c', '\t', '@', ':', 'a', '?', '#'),
  })
  fc.assert(
    fc.property(fc.oneof(nasty, fc.webPath(), fc.string({ unit: 'binary' })), (value) => {
      const path = redirectPath(value) ?? redirectPath(`/${value}`)
      if (path === undefined) return
      expect(new URL(path, 'https://shipa.kz/auth/signin').origin).toBe('https://shipa.kz')
      expect(redirectPath(path)).toBe(path)
    }),
    { numRuns: 2000 },
  )
})
