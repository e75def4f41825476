import { expect, it } from 'vitest'
import { onOwnHost, onProductHost, withToken } from './preview-token.ts'

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

it.each([
  ['/', '/?preview=T'],
  ['/kk/about?x=1', '/kk/about?x=1&preview=T'],
  ['/images/demo-dent/hall-1', '/images/demo-dent/hall-1'],
  ['/files/price.pdf', '/files/price.pdf'],
  ['/favicon.ico', '/favicon.ico'],
  ['//elsewhere.example/about', '//elsewhere.example/about'],
  ['https://shipa.example/l/demo-dent', 'https://shipa.example/l/demo-dent'],
])('gives %s on the clinic’s own host the token only if it is a page there', (address, expected) => {
  expect(withToken({ ...site, isOwnHost: true }, address, 'T')).toBe(expected)
})

it.each([
  ['/l/demo-dent', '/'],
  ['/kk/l/demo-dent', '/kk'],
  ['/kk/l/demo-dent/news/events/opened', '/kk/news/events/opened'],
])('knows %s on the clinic’s own host as %s, and back', (product, own) => {
  expect(onOwnHost('demo-dent', product)).toBe(own)
  expect(onProductHost('demo-dent', own)).toBe(product)
})

it('leaves the paths of other clinics as they are', () => {
  expect(onOwnHost('demo-dent', '/l/demo-dentist/about')).toBe('/l/demo-dentist/about')
})
