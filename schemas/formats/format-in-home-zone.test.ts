import { describe, expect, it } from 'vitest'
import { formatHomeDay, formatInHomeZone } from './format-in-home-zone.ts'

const atNight = '2026-11-20T21:00:00Z'

describe('an instant in words', () => {
  it('is shown on the clocks of Almaty, which it says', () => {
    expect(formatInHomeZone(atNight, 'ru', '2026-11-22T00:00:00Z')).toBe('21 ноября, 02:00 (UTC+5)')
    expect(formatInHomeZone(atNight, 'en', '2027-01-02T00:00:00Z')).toBe('21 November 2026, 02:00 (UTC+5)')
  })
  it('says so only to readers whose clocks differ', () => {
    expect(formatInHomeZone(atNight, 'ru', '2026-11-22T00:00:00Z', 300)).toBe('21 ноября, 02:00')
    expect(formatInHomeZone(atNight, 'ru', '2026-11-22T00:00:00Z', 180)).toBe('21 ноября, 02:00 (UTC+5)')
  })
  it('belongs to the day that it is in Almaty', () => {
    expect(formatHomeDay(atNight, 'ru')).toBe('21 ноября')
    expect(formatHomeDay('2026-11-20T18:59:00Z', 'kk')).toBe('20 қараша')
  })
})
