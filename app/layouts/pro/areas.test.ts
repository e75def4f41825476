import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { menuSections as all } from '../../../schemas/access/sections.ts'
import { menuGroups } from '../../pro/menu-groups.ts'
import { areaPath, barAreasOf, currentEntry } from './areas.ts'

const permissions = fc.dictionary(
  fc.constantFrom(...all, 'unknown'),
  fc.subarray(['read', 'write', 'publish', 'moderate']),
)
const everything = menuGroups(Object.fromEntries(all.map((section) => [section, ['read']])), 'ru')

describe('the area menu', () => {
  it('has the sixteen areas of the business section, the staff, patients, documents, tables and figures (D-PERM)', () => {
    expect(new Set(all).size).toBe(21)
  })
  it('shows an area exactly if the person may read it', () => {
    fc.assert(
      fc.property(permissions, (given) => {
        const shown = menuGroups(given, 'ru').flatMap(({ entries }) => entries.map(({ section }) => section))
        expect([...new Set(shown)].sort()).toEqual(all.filter((area) => given[area]?.includes('read')).sort())
      }),
    )
  })
  it('has no empty group', () => {
    expect(menuGroups({ reviews: ['read'], promotion: ['write'] }, 'ru')).toEqual([
      { group: 'patients', entries: [{ key: 'reviews', section: 'reviews', path: 'reviews' }] },
    ])
    expect(menuGroups({}, 'ru')).toEqual([])
  })
  it('says what the medical system has: patients, documents, the clinic, its doctors and prices, and its tables', () => {
    const { entries = [] } = everything.find(({ group }) => group === 'mis') ?? {}
    expect(entries.map(({ key, label }) => label ?? key)).toEqual([
      'patients',
      'documents',
      'О клинике',
      'Врачи',
      'Услуги и цены',
      'mis-practice',
      'exchange',
    ])
  })
  it('never has more in the bar of a phone than fits, and only what is in the menu', () => {
    fc.assert(
      fc.property(permissions, (given) => {
        const bar = barAreasOf(menuGroups(given, 'ru'))
        expect(bar.length).toBeLessThanOrEqual(4)
        expect(bar[0]).toBe('today')
        for (const area of bar) if (area !== 'today') expect(given[area]).toContain('read')
      }),
    )
  })
})

describe('the entry that a path is in', () => {
  it('is the one whose path it is or lies below', () => {
    for (const entry of everything.flatMap(({ entries }) => entries)) {
      expect(currentEntry(everything, '/pro/demo', `/pro/demo/${entry.path}`)).toEqual(entry)
      expect(currentEntry(everything, '/pro/demo', `/pro/demo/${entry.path}/42`)).toEqual(entry)
    }
  })
  it('is the day at the path of the company itself (R91)', () => {
    expect(areaPath('/pro/demo', 'today')).toBe('/pro/demo')
    expect(currentEntry(everything, '/pro/demo', '/pro/demo')).toBe('today')
  })
  it('is none elsewhere', () => {
    expect(currentEntry(everything, '/pro/demo', '/pro/other/reviews')).toBeUndefined()
    expect(currentEntry(everything, '/pro/demo', '/pro/demo/mis-other')).toBeUndefined()
  })
})
