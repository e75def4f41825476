import { describe, expect, it } from 'vitest'
import { shownDay, shownInstant } from './shown-instant.ts'

const atNight = '2026-11-20T21:00:00Z'

describe('an instant in words', () => {
  it('is shown on the clocks of Almaty, which it says', () => {
    expect(shownInstant(atNight, 'ru', '2026-11-22T00:00:00Z')).toBe('21 ноября, 02:00 (UTC+5)')
    expect(shownInstant(atNight, 'en', '2027-01-02T00:00:00Z')).toBe('21 November 2026, 02:00 (UTC+5)')
  })
  it('belongs to the day that it is in Almaty', () => {
    expect(shownDay(atNight, 'ru')).toBe('21 ноября')
    expect(shownDay('2026-11-20T18:59:00Z', 'kk')).toBe('20 қараша')
  })
})
