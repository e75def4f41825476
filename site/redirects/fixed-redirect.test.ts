import { expect, test } from 'vitest'
import { reservedSlugs } from '../../schemas/page/reserved-slugs.ts'
import { fixedRedirect } from './fixed-redirect.ts'

const to = (path: string, reserved: readonly string[] = reservedSlugs) => fixedRedirect(path, reserved)

test('reserves the slugs of the product’s own pages (B-15)', () => {
  expect([...reservedSlugs].sort()).toEqual(
    [
      ...['clinic-website', 'create-website', 'site', 'sites', 'website', 'web-site', 'sayt', 'sajt'],
      ...['sozdat-sajt', 'sayt-kliniki', 'sajt-kliniki', 'konstruktor', 'konstruktor-sajtov', 'landing'],
      ...['l', 'pro', 'api', 'auth', 'modules', 'admin'],
    ].sort(),
  )
})

test.each(reservedSlugs)('sends the reserved page %s to the page about clinic sites (B-15)', (slug) => {
  expect(to(`/page/${slug}`)).toBe('/clinic-website')
  expect(to(`/page/${slug.toUpperCase()}`)).toBe('/clinic-website')
})

test('knows the reserved slugs of the installation alone', () => {
  expect(to('/page/shop', ['shop'])).toBe('/clinic-website')
  expect(to('/page/landing', ['shop'])).toBeUndefined()
})

test('leaves the pages of the product their addresses, whatever is reserved', () => {
  expect(to('/page/help', ['help', 'home'])).toBe('/help')
  expect(to('/page/home', ['help', 'home'])).toBe('/')
})

test('sends a page of the product to its own address, but not its view in an app', () => {
  expect(to('/page/mis')).toBe('/mis')
  expect(to('/page/home')).toBe('/')
  expect(to('/page/view/p/mis')).toBeUndefined()
  expect(to('/page/view/p/clinic-website')).toBeUndefined()
  expect(to('/page/view/p/admin')).toBe('/clinic-website')
})

test.each(['/page/credits', '/mis', '/page', '/page/credits/sites', '/l/sites', '/page/toString'])(
  'leaves %s',
  (path) => {
    expect(to(path)).toBeUndefined()
  },
)
