import { describe, expect, it } from 'vitest'
import { menuSections, sectionPath } from '../../schemas/access/sections.ts'
import { isOfProduct } from '../../schemas/areas/define-area.ts'
import { areaDefinitions, areaPath } from '../../schemas/areas/registry.ts'
import { ownSections } from './own-sections.ts'
import { firstPath, hasScreen, permissionsWithScreen, targetOf } from './target.ts'

const at = (path: string) => targetOf(path === '' ? [] : path.split('/'))

describe('an address of the business section', () => {
  it.each([...areaDefinitions.values()].filter((area) => !isOfProduct(area)))(
    'leads to the area $name and its rows',
    (area) => {
      const path = areaPath(area)
      expect(at(path)).toMatchObject({ kind: 'area', section: area.section, row: undefined })
      const row = at(`${path}/42`)
      if (area.single) expect(row).toBeUndefined()
      else expect(row).toMatchObject({ kind: 'area', row: '42' })
      expect(at(`${path}/42/more`)).toBeUndefined()
    },
  )
  it.each([...ownSections])('leads to the screens of %s', (section, { screens = {}, one }) => {
    const path = sectionPath(section)
    expect(at(path)).toEqual({ kind: 'own', section, screen: undefined })
    for (const screen of Object.keys(screens))
      expect(at(`${path}/${screen}`)).toMatchObject({ kind: 'own', screen })
    expect(at(`${path}/42`)).toEqual(one && { kind: 'own', section, screen: '42' })
    expect(at(`${path}/42/more`)).toBeUndefined()
  })
  it('leads to the design of the site and the hours of doctors', () => {
    expect(at('clinic-website/design')).toMatchObject({ kind: 'own', section: 'clinic-website' })
    expect(at('doctor-appointment/schedule')).toMatchObject({ kind: 'own', section: 'doctor-appointment' })
  })
  it('of a news item leads to the same as in the list of news (R106)', () => {
    expect(at('news/17')).toEqual(at('clinic-website/news/17'))
    expect(at('news')).toBeUndefined()
    expect(at('news/17/more')).toBeUndefined()
  })
  it('of a section alone leads on to its first area', () => {
    expect(at('mis')).toMatchObject({ kind: 'section', section: 'mis' })
    expect(at(firstPath('mis'))).toMatchObject({ kind: 'area', section: 'mis' })
    expect(firstPath('cabinets')).toBe('cabinets')
    expect(firstPath('staff')).toBe('staff')
  })
  it('leads nowhere where nothing is built, and where nothing can be', () => {
    for (const section of menuSections.filter((one) => !hasScreen(one)))
      expect(at(sectionPath(section))).toBeUndefined()
    for (const path of ['', 'nothing', 'cabinets-more', 'mis/nothing']) expect(at(path)).toBeUndefined()
  })
})

it('has in the menu what has a screen, and nothing else', () => {
  const all = Object.fromEntries(menuSections.map((section) => [section, ['read'] as const]))
  expect(Object.keys(permissionsWithScreen(all))).toEqual(menuSections.filter(hasScreen))
  expect(permissionsWithScreen({ cabinets: ['read'], 'ai-translator': ['read'] })).toEqual({
    cabinets: ['read'],
  })
})
