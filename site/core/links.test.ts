import { expect, test } from 'vitest'
import { clinicHost, productHost } from './host.ts'
import { pageHref, profileHref } from './links.ts'

const product = productHost('https://shipa.example')
const own = clinicHost('https://shipa.example', { host: 'dent.example', slug: 'demo-dent' })

test.each([
  ['ru', undefined, '/', '/'],
  ['kk', undefined, '/page/credits', '/kk/page/credits'],
  ['ru', 'demo-dent', '/', '/l/demo-dent'],
  ['uz', 'demo-dent', '/contacts?a=1#map', '/uz/l/demo-dent/contacts?a=1#map'],
  ['en', 'demo-dent', '/l/demo-family/about', '/en/l/demo-family/about'],
] as const)('in %s on the site %s leads %s to %s', (locale, clinic, path, href) => {
  expect(pageHref(product, locale, clinic)(path)).toBe(href)
})

test.each([
  ['ru', '/', '/'],
  ['kk', '/', '/kk'],
  ['uz', '/contacts?a=1#map', '/uz/contacts?a=1#map'],
  ['en', '/l/demo-dent/about#x', '/en/about#x'],
  ['ru', '/l/demo-dental', 'https://shipa.example/l/demo-dental'],
  ['en', '/l/demo-family/about', 'https://shipa.example/en/l/demo-family/about'],
] as const)('in %s on the host of the clinic leads %s to %s', (locale, path, href) => {
  expect(pageHref(own, locale, 'demo-dent')(path)).toBe(href)
})

test.each([
  ['/', '/kk/companies/clinics/demo-dent'],
  ['/reviews/page/2?sort=best', '/kk/companies/clinics/demo-dent/reviews/page/2?sort=best'],
  [
    '/appointment?doctor=7&time=20261130T040000Z',
    '/kk/companies/appointment/demo-dent?doctor=7&time=20261130T040000Z',
  ],
  ['/companies/doctors/saparova', '/kk/companies/doctors/saparova'],
  ['/news/clinic/new-scanner', '/kk/l/demo-dent/news/clinic/new-scanner'],
])('on a profile leads %s to %s', (path, href) => {
  expect(profileHref(product, 'kk', { kind: 'clinic', slug: 'demo-dent' })(path)).toBe(href)
})
