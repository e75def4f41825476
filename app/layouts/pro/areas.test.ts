import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { menuSections as all } from '../../../schemas/access/sections.ts'
import { areaPath, barAreasOf, currentArea, visibleGroups } from './areas.ts'

const permissions = fc.dictionary(
  fc.constantFrom(...all, 'statistics', 'unknown'),
  fc.subarray(['read', 'write', 'publish', 'moderate']),
)

describe('the area menu', () => {
  it('has the sixteen areas of the business section, the staff, patients and documents (D-PERM)', () => {
    expect(new Set(all).size).toBe(19)
  })
  it('shows an area exactly if the person may read it', () => {
    fc.assert(
      fc.property(permissions, (given) => {
        const shown = visibleGroups(given).flatMap(({ areas }) => areas)
        expect([...shown].sort()).toEqual(all.filter((area) => given[area]?.includes('read')).sort())
      }),
    )
  })
  it('has no empty group', () => {
    expect(visibleGroups({ reviews: ['read'], promotion: ['write'] })).toEqual([
      { group: 'patients', areas: ['reviews'] },
    ])
    expect(visibleGroups({})).toEqual([])
  })
  it('never has more in the bar of a phone than fits, and only what is in the menu', () => {
    fc.assert(
      fc.property(permissions, (given) => {
        const bar = barAreasOf(given)
        expect(bar.length).toBeLessThanOrEqual(4)
        expect(bar[0]).toBe('today')
        for (const area of bar) if (area !== 'today') expect(given[area]).toContain('read')
      }),
    )
  })
})

describe('the area that a path is in', () => {
  it('is the one whose path it is or lies below', () => {
    for (const area of all) {
      expect(currentArea('/pro/demo', areaPath('/pro/demo', area))).toBe(area)
      expect(currentArea('/pro/demo', `${areaPath('/pro/demo', area)}/42`)).toBe(area)
    }
  })
  it('is the day at the path of the company itself (R91)', () => {
    expect(areaPath('/pro/demo', 'today')).toBe('/pro/demo')
    expect(currentArea('/pro/demo', '/pro/demo')).toBe('today')
  })
  it('is none elsewhere', () => {
    expect(currentArea('/pro/demo', '/pro/other/reviews')).toBeUndefined()
    expect(currentArea('/pro/demo', '/pro/demo/mis-other')).toBeUndefined()
  })
})
