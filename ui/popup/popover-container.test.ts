import { afterEach, expect, it, vi } from 'vitest'
import { popoverContainer } from './popover-container.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('finds the element that holds a popover', () => {
  const place = { id: 'place' }
  vi.stubGlobal('document', { querySelector: (selector: string) => (selector === '#place' ? place : null) })
  expect(popoverContainer('#place')).toBe(place)
})

it('throws, naming it, where there is none (E12)', () => {
  vi.stubGlobal('document', { querySelector: () => null })
  expect(() => popoverContainer('#nowhere')).toThrow(/#nowhere/)
})
