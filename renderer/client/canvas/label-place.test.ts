import { expect, it } from 'vitest'
import { isInWindow, labelPlace, secondLabelPlace } from './label-place.ts'

it('stands above a block, below one at the upper edge, and at the foot of the window at one that fills it', () => {
  expect(labelPlace({ top: 24, bottom: 900 }, 24, 600)).toBe('above')
  expect(labelPlace({ top: 0, bottom: 300 }, 24, 600)).toBe('below')
  expect(labelPlace({ top: 0, bottom: 590 }, 24, 600)).toBe('foot')
  expect(labelPlace({ top: -300, bottom: 900 }, 24, 600)).toBe('foot')
})

it('stands clear of the first label of the same block', () => {
  expect(secondLabelPlace({ top: 24, bottom: 300 }, 24, 600)).toBe('below')
  expect(secondLabelPlace({ top: 24, bottom: 900 }, 24, 600)).toBe('foot')
  expect(secondLabelPlace({ top: 0, bottom: 300 }, 24, 600)).toBe('foot')
  expect(secondLabelPlace({ top: -300, bottom: 900 }, 24, 600)).toBe('raised')
})

it('stands nowhere while its block is out of the window', () => {
  expect(isInWindow({ top: -300, bottom: 0 }, 600)).toBe(false)
  expect(isInWindow({ top: 600, bottom: 900 }, 600)).toBe(false)
  expect(isInWindow({ top: -300, bottom: 1 }, 600)).toBe(true)
  expect(isInWindow({ top: 599, bottom: 900 }, 600)).toBe(true)
})
