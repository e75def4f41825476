import { describe, expect, it } from 'vitest'
import { dateAfterKey } from './calendar-keys.ts'

describe('dateAfterKey', () => {
  it.each([
    ['ArrowLeft', false, '2026-11-20'],
    ['ArrowRight', false, '2026-11-22'],
    ['ArrowUp', false, '2026-11-14'],
    ['ArrowDown', false, '2026-11-28'],
    ['Home', false, '2026-11-16'],
    ['End', false, '2026-11-22'],
    ['PageUp', false, '2026-10-21'],
    ['PageDown', false, '2026-12-21'],
    ['PageUp', true, '2025-11-21'],
    ['PageDown', true, '2027-11-21'],
  ])('%s (shift: %s) leads from Saturday 21 November to %s', (key, shift, date) => {
    expect(dateAfterKey('2026-11-21', key, shift)).toBe(date)
  })

  it('leaves other keys to the browser', () => {
    expect(['Enter', ' ', 'Tab', 'a'].map((key) => dateAfterKey('2026-11-21', key, false))).toEqual(
      Array(4).fill(undefined),
    )
  })
})
