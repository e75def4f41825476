import { describe, expect, it } from 'vitest'
import { hiddenPages, isHiddenPage } from './hidden-pages.ts'

describe('hidden pages', () => {
  it('are none unless a clinic turns them off', () => {
    expect([hiddenPages(), hiddenPages({}), hiddenPages({ show: { osms: true, prices: false } })]).toEqual([
      [],
      [],
      [],
    ])
    expect(hiddenPages({ show: { osms: false, stateSymbols: false } })).toEqual(['state-symbols', 'osms'])
  })

  it.each([
    ['reviews', true],
    ['reviews/page/2', true],
    ['specialists/ivanov/reviews', true],
    ['specialists/ivanov', false],
    ['specialists/reviews', false],
    ['news/reviews/one', false],
    ['', false],
  ])('without reviews: %s is hidden: %s', (slug, isHidden) => {
    expect(isHiddenPage({ show: { reviews: false } }, slug)).toBe(isHidden)
    expect(isHiddenPage({}, slug)).toBe(false)
  })
})
