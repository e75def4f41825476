import { expect, test } from 'vitest'
import { applicationPaths, readApplicationAddress } from './application-paths.ts'

const paths = ['/pro', '/blocks']
const read = (path: string) => readApplicationAddress(path, paths)

test('a path and everything below it is the application’s, in each language', () => {
  expect(read('/pro')).toEqual({ address: { locale: 'ru', path: '/pro' } })
  expect(read('/kk/pro/demo-dent/reviews')).toEqual({
    address: { locale: 'kk', path: '/pro/demo-dent/reviews' },
  })
})
test('a path that only begins alike is a document’s', () => {
  expect(['/promotion', '/kk/promotion', '/', '/l/pro', '/_next'].map(read)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  )
})
test('an application address in another spelling has one right form', () => {
  expect(read('/ru/pro')).toEqual({ redirect: '/pro' })
  expect(read('/KK/pro/')).toEqual({ redirect: '/kk/pro' })
  expect(read('//pro')).toEqual({ redirect: '/pro' })
})
test('what can be no address is not the application’s', () => {
  expect(read('/pro/%2e%2e/x')).toBeUndefined()
  expect(read('/pro/%ff')).toBeUndefined()
})
test('the preview of a block is a document', () => {
  expect(read('/blocks/preview/hero')).toBeUndefined()
})
test('the source of an island is not a page of the catalogue', () => {
  expect(read('/blocks/gallery/gallery.client.tsx')).toBeUndefined()
  expect(read('/blocks/gallery')).toBeDefined()
})
test('areas behind sign-in are always there, the catalogue only where it is wanted', () => {
  // R85 to R95
  const always = ['/profile', '/pro', '/moderation', '/dev']
  expect(applicationPaths({ catalogue: false }).toSorted()).toEqual(always.toSorted())
  expect(applicationPaths({ catalogue: true }).toSorted()).toEqual([...always, '/blocks'].toSorted())
})
