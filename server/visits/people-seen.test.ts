import { describe, expect, it } from 'vitest'
import { createPeopleSeen } from './people-seen.ts'

const day = '2026-11-24'

describe('a person', () => {
  it('is new once a day at each thing, and nobody else is them', () => {
    const seen = createPeopleSeen()
    expect(seen.isNew(day, 'a', 'Anna')).toBe(true)
    expect(seen.isNew(day, 'a', 'Anna')).toBe(false)
    expect(seen.isNew(day, 'b', 'Anna')).toBe(true)
    expect(seen.isNew(day, 'a', 'Berik')).toBe(true)
    expect(seen.isNew('2026-11-25', 'a', 'Anna')).toBe(true)
  })

  it('is not known by a day that was forgotten', () => {
    const seen = createPeopleSeen()
    seen.isNew(day, 'a', 'Anna')
    seen.forgetBefore(day)
    expect(seen.isNew(day, 'a', 'Anna')).toBe(false)
    seen.forgetBefore('2026-11-25')
    expect(seen.isNew(day, 'a', 'Anna')).toBe(true)
  })

  it('is told apart from 600,000 others, but for some three of all, as the size of the filter says', () => {
    const seen = createPeopleSeen()
    let people = 0
    for (let index = 0; index < 600_000; index++) if (seen.isNew(day, 'a', `person ${index}`)) people++
    expect(people).toBeGreaterThan(599_980)
    expect(people).toBeLessThanOrEqual(600_000)
  })
})
