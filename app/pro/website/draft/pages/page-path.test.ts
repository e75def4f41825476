import { expect, it } from 'vitest'
import { pagePath } from './page-path.ts'

it.each([
  ['', '/l/demo'],
  ['news/17', '/l/demo/news/17'],
  ['о-нас', '/l/demo/%D0%BE-%D0%BD%D0%B0%D1%81'],
  ['../../api/signout', '/l/demo/-/-/api/signout'],
  ['..\\..\\api?a=1#b', '/l/demo/..%5C..%5Capi%3Fa%3D1%23b'],
  ['\t..', '/l/demo/%09..'],
])('the path of a page %j stays in its site: %s', (slug, path) => {
  expect(pagePath('demo', slug)).toBe(path)
  expect(new URL(path, 'https://shipa.kz').pathname).toBe(path)
})
