import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedPath } from './counted-path.ts'

describe('countedPath (B-27)', () => {
  it.each([
    '/',
    '/kk',
    '/l/demo-dent/news/clinic/spring-2026',
    '/companies/clinics/location/ust-kamenogorsk',
  ])('leaves %s as it is', (path) => expect(countedPath(path)).toBe(path))

  it.each([
    ['/l/demo-dent?phone=1#booking', '/l/demo-dent'],
    ['/dv/kk/8F3A-22', '/dv'],
    ['/uz/dv/ru/123?x=1', '/uz/dv'],
    ['/link/pr/9b2f4c1d-8a7e-4f3b-9c55-0a1b2c3d4e5f', '/link/pr/-'],
    ['/auth/confirm-email/eyJhbGciOiJIUzI1NiJ9.a1', '/auth/confirm-email/-'],
    ['/profile/900101300123', '/profile/-'],
    ['/call/+7-700-123-45-67', '/call/-'],
    ['/u/anna@example.com', '/u/-'],
    ['/u/anna%40example.com/x', '/u/-/x'],
  ])('counts %s as %s', (path, counted) => expect(countedPath(path)).toBe(counted))

  it('never lets a code of a document check or a query through', () => {
    const code = fc.stringMatching(/^[A-Za-z0-9_-]{4,40}$/)
    fc.assert(
      fc.property(fc.constantFrom('', '/kk', '/uz', '/en'), code, code, (prefix, lang, secret) => {
        expect(countedPath(`${prefix}/dv/${lang}/${secret}`)).toBe(`${prefix}/dv`)
        expect(countedPath(`${prefix}/page?${secret}`)).toBe(`${prefix}/page`)
      }),
    )
  })

  it('never lets a UUID or a long number through', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 1_000_000 }), (id, number) => {
        expect(countedPath(`/x/${id}/${number}`)).toBe('/x/-/-')
      }),
    )
  })
})
