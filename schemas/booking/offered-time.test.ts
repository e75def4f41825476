import { expect, it } from 'vitest'
import { instantOf, offeredTime } from './offered-time.ts'

it('the address of the booking page names an instant, and is read again', () => {
  expect(offeredTime('2026-11-30T09:00:00+05:00')).toBe('20261130T040000Z')
  expect(instantOf('20261130T040000Z')).toBe('2026-11-30T04:00:00.000Z')
})

it.each(['', '20261131T040000Z', '20261130T250000Z', '2026-11-30T04:00:00.000Z', 'now'])(
  'any other text names none: %s',
  (text) => expect(instantOf(text)).toBeUndefined(),
)
