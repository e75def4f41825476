import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scrollToPlace } from './scroll-to-place.ts'

const places = new Map<string, { scrollIntoView: ReturnType<typeof vi.fn> }>()
const draw = (id: string) => {
  const scrollIntoView = vi.fn()
  places.set(id, { scrollIntoView })
  return scrollIntoView
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { getElementById: (id: string) => places.get(id) ?? null })
})
afterEach(() => {
  places.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a place that is there is scrolled to at once, whatever its name (B-13)', () => {
  const scrolled = draw('часы работы')
  scrollToPlace(`#${encodeURIComponent('часы работы')}`)
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant' })
  vi.advanceTimersByTime(1000)
  expect(scrolled).toHaveBeenCalledTimes(1)
})

test('a place that comes within 100 ms is waited for, a later one is not (C-14)', () => {
  scrollToPlace('#soon')
  vi.advanceTimersByTime(95)
  const soon = draw('soon')
  vi.advanceTimersByTime(5)
  expect(soon).toHaveBeenCalledTimes(1)
  scrollToPlace('#late')
  vi.advanceTimersByTime(100)
  const late = draw('late')
  vi.advanceTimersByTime(1000)
  expect(late).not.toHaveBeenCalled()
})

test('a place is not waited for any more once another one is named', () => {
  scrollToPlace('#first')
  scrollToPlace('#second')
  const [first, second] = [draw('first'), draw('second')]
  vi.advanceTimersByTime(100)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
})

test('an address that is wrongly encoded names no place', () => {
  scrollToPlace('#%E0%A4%A')
  expect(() => vi.advanceTimersByTime(1000)).not.toThrow()
})
