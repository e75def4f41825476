import { expect, it } from 'vitest'
import { withToken } from './preview-token.ts'

const site = { SLUG: 'demo-dent', PAGE: null }
const page = { SLUG: 'demo-dent', PAGE: 'prices' }

it.each([
  ['/l/demo-dent', '/l/demo-dent?preview=T'],
  ['/kk/l/demo-dent/prices?x=1#y', '/kk/l/demo-dent/prices?x=1&preview=T#y'],
  ['/l/demo-dent/prices?preview=T', '/l/demo-dent/prices?preview=T'],
  ['/l/demo-med', '/l/demo-med'],
  ['/auth/signin', '/auth/signin'],
])('gives %s the token only where the link opens it', (address, expected) => {
  expect(withToken(site, address, 'T')).toBe(expected)
})

it('gives it to one page, if the link is to one', () => {
  expect(withToken(page, '/uz/l/demo-dent/prices', 'T')).toBe('/uz/l/demo-dent/prices?preview=T')
  expect(withToken(page, '/l/demo-dent', 'T')).toBe('/l/demo-dent')
})
