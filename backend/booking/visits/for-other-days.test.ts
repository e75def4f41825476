import { expect, it } from 'vitest'
import { forOtherDays } from './for-other-days.ts'

const visit = (id: string, CARRIED = 0, patient: string | null = 'card') => ({ id, patient, CARRIED })

it('counts what was taken at a visit of another day', () => {
  expect(
    forOtherDays(
      [visit('today')],
      new Map([
        ['today', 744],
        ['before', 40],
      ]),
    ),
  ).toBe(40)
  expect(forOtherDays([], new Map([['before', -15]]))).toBe(-15)
  expect(forOtherDays([visit('today')], new Map([['today', 744]]))).toBe(0)
})

it('counts what was taken at a visit of these days and pays a debt of another day', () => {
  expect(forOtherDays([visit('today', -40)], new Map([['today', 125]]))).toBe(40)
  // It was taken on another day.
  expect(forOtherDays([visit('today', -40)], new Map([['today', 10]]))).toBe(10)
})

it('does not count what pays another visit of the same days', () => {
  expect(forOtherDays([visit('one', -40), visit('two', 40)], new Map([['one', 125]]))).toBe(0)
  expect(forOtherDays([visit('one', -40), visit('two', 15)], new Map([['one', 125]]))).toBe(25)
  expect(forOtherDays([visit('one', -40), visit('two', 40, 'another')], new Map([['one', 125]]))).toBe(40)
})
