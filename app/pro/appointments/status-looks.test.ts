import { expect, it } from 'vitest'
import { lookOf } from './status-looks.ts'

const began = '2026-11-30T09:00:00Z'

it('says of a visit that has begun and is not over that it runs, and of others their status', () => {
  expect(lookOf({ STATUS: 'arrived', BEGAN_AT: began }).words).toBe('calendar:running')
  expect(lookOf({ STATUS: 'arrived', BEGAN_AT: null }).words).toBe('calendar:status.arrived')
  expect(lookOf({ STATUS: 'completed', BEGAN_AT: began }).words).toBe('calendar:status.completed')
})
