import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { restoreScroll, saveScroll } from './keep-scroll.ts'

const scrollTo = vi.fn()
const at = (address: string) => {
  const { origin, pathname, hash } = new URL(address)
  vi.stubGlobal('location', { origin, pathname, hash })
}
const link = (keepScroll?: string) => ({ dataset: { keepScroll } }) as unknown as HTMLElement
const reviews = 'https://shipa.example/l/demo-dent/reviews'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('scrollY', 640)
})
afterEach(() => {
  scrollTo.mockClear()
  vi.unstubAllGlobals()
})

it('carries the scroll over to the page that a marked link leads to, once (B-13)', () => {
  saveScroll(link(''), `${reviews}?page=2`)
  at(reviews)
  restoreScroll()
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 640, behavior: 'instant' })
  restoreScroll()
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

it.each([
  ['a link that is not marked', undefined, reviews, reviews],
  ['a page that it does not lead to', '', reviews, 'https://shipa.example/l/demo-dent'],
  ['an address with a place of its own', '', reviews, `${reviews}#answers`],
])('leaves the scroll to the browser for %s', (_, mark, to, opened) => {
  saveScroll(link(mark), to)
  at(opened)
  restoreScroll()
  expect(scrollTo).not.toHaveBeenCalled()
})
