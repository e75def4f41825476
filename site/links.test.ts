import { expect, test } from 'vitest'
import { pageHref } from './links.ts'

test.each([
  ['ru', undefined, '/', '/'],
  ['kk', undefined, '/page/credits', '/kk/page/credits'],
  ['ru', 'demo-dent', '/', '/l/demo-dent'],
  ['uz', 'demo-dent', '/contacts?a=1#map', '/uz/l/demo-dent/contacts?a=1#map'],
  ['en', 'demo-dent', '/l/demo-family/about', '/en/l/demo-family/about'],
] as const)('in %s on the site %s leads %s to %s', (locale, clinic, path, href) => {
  expect(pageHref(locale, clinic)(path)).toBe(href)
})
