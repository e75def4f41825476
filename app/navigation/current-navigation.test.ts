import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadingStore } from '../../ui/loading-indicator/loading-store.ts'
import { currentNavigation } from './current-navigation.ts'

const at = (path: string) => {
  const { href, pathname, search, hash } = new URL(path, 'https://shipa.example')
  vi.stubGlobal('location', { href, pathname, search, hash })
}
const scrollTo = vi.fn()
const phase = () => loadingStore.getState().state.phase

/** A navigation as Next performs it: start, change of address, render. */
function go(to: string, { keepScroll = false } = {}) {
  if (!keepScroll) currentNavigation.toTop()
  currentNavigation.start(to)
  at(to)
  currentNavigation.finish()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', scrollTo)
  at('/pro/demo/reviews')
})
afterEach(() => {
  scrollTo.mockClear()
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a navigation of the application (B-13)', () => {
  it('leads to the top of its screen', () => {
    go('/pro/demo/questions')
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
  })

  it('keeps the scroll for a tab, a filter, another cabinet', () => {
    go('/pro/demo/reviews?cabinet=2', { keepScroll: true })
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('keeps it for a way back, also after one that led to the top', () => {
    go('/pro/demo/questions')
    scrollTo.mockClear()
    go('/pro/demo/reviews', { keepScroll: true })
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('leads to the place that its address names, though it is drawn a moment later (C-14)', () => {
    const scrollIntoView = vi.fn()
    let isDrawn = false
    vi.stubGlobal('document', { getElementById: () => (isDrawn ? { scrollIntoView } : null) })
    go('/pro/demo/questions#answered')
    expect(scrollTo).not.toHaveBeenCalled()
    isDrawn = true
    vi.advanceTimersByTime(100)
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
  })

  it('is none within the same screen', () => {
    currentNavigation.toTop()
    currentNavigation.start('/pro/demo/reviews#new')
    expect(phase()).toBe('idle')
    currentNavigation.finish()
    expect(scrollTo).not.toHaveBeenCalled()
  })
})

describe('the indicator of a navigation (B-26)', () => {
  it('begins with it, and ends with it or with an error in its place', () => {
    currentNavigation.start('/pro/demo/questions')
    expect(phase()).toBe('waiting')
    vi.advanceTimersByTime(1000)
    currentNavigation.fail()
    expect(loadingStore.getState().state).toMatchObject({ phase: 'finished', failed: true })
    vi.advanceTimersByTime(1000)
    currentNavigation.start('/pro/demo/news')
    vi.advanceTimersByTime(1000)
    currentNavigation.finish()
    expect(loadingStore.getState().state).toMatchObject({ phase: 'finished', failed: false })
  })
})
