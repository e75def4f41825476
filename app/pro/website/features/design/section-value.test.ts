import { describe, expect, it } from 'vitest'
import { structureOf } from '../../../../../schemas/core/schema-shape.ts'
import type { TSchema } from '../../../../../schemas/core/type.ts'
import { type Design, designSchema } from '../../../../../schemas/design/design-schema.ts'
import { applyChange } from '../../../../../schemas/draft/change.ts'
import { valueAt } from '../../../../../schemas/draft/set-at.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { designSections, sectionsFor } from '../../draft/pages/design-sections.ts'
import { sectionChanges, sectionValue } from './section-value.ts'

const sectionOf = (name: string) => {
  const found = designSections.find((one) => one.name === name)
  if (!found) throw new Error(`there is no section ${name}`)
  return found
}
const journal: Design = { template: 'landing-blog', theme: { accent: '#112233' } }

describe('a section of the design', () => {
  it('shows the fonts that a site has, also where the template has chosen them', () => {
    expect(sectionValue(journal, sectionOf('fonts'))).toMatchObject({ fonts: 'serif', radius: 4 })
    const own: Design = { ...journal, theme: { fonts: 'nunito' } }
    expect(sectionValue(own, sectionOf('fonts'))).toMatchObject({ fonts: 'nunito', radius: 4 })
  })

  it('changes what was changed and nothing else', () => {
    const section = sectionOf('fonts')
    const before = sectionValue(journal, section)
    expect(sectionChanges(section, before, { ...before, radius: 9 })).toEqual([
      { path: ['design', 'theme', 'radius'], value: 9 },
    ])
  })

  it('has no chosen palette beside a colour of one’s own, so that each of them can be chosen', () => {
    const section = sectionOf('colours')
    const both: Design = { ...journal, theme: { palette: 'plum', accent: '#112233' } }
    const before = sectionValue(both, section)
    expect(before.palette).toBe('')
    expect(sectionChanges(section, before, { ...before, palette: 'plum' })).toEqual(
      expect.arrayContaining([{ path: ['design', 'theme', 'accent'] }]),
    )
    const { accent: _, ...asPalette } = before
    expect(sectionChanges(section, before, asPalette)).toEqual([{ path: ['design', 'theme', 'accent'] }])
  })

  it('lets a chosen palette count where there was a colour of one’s own', () => {
    const section = sectionOf('colours')
    const before = sectionValue(journal, section)
    const changes = sectionChanges(section, before, { ...before, palette: 'plum' })
    expect(changes).toHaveLength(2)
    expect(changes).toEqual(
      expect.arrayContaining([
        { path: ['design', 'theme', 'accent'] },
        { path: ['design', 'theme', 'palette'], value: 'plum' },
      ]),
    )
  })

  it('makes what is missing on the way to a value, and takes it back', () => {
    const draft: SiteDraft = { design: journal, menu: [], pages: {} }
    const section = sectionOf('header')
    const [change] = sectionChanges(section, sectionValue(journal, section), { logo: 'center' })
    const applied = change && applyChange(draft, change)
    expect(valueAt(applied?.draft, ['design', 'settings', 'header', 'logo'])).toBe('center')
    expect(applied && applyChange(applied.draft, applied.inverse)?.draft).toEqual(draft)
  })

  it('is there for each value of the design', () => {
    const reached = designSections.flatMap(({ path, schema }) =>
      Object.keys(schema.properties).map((name) => [...path, name].join('.')),
    )
    const missing = (schema: TSchema, path: string[]): string[] => {
      if (reached.includes(path.join('.'))) return []
      const structure = structureOf(schema)
      if (structure.kind !== 'object') return [path.join('.')]
      return Object.entries(structure.properties).flatMap(([name, inner]) => missing(inner, [...path, name]))
    }
    expect(missing(designSchema, [])).toEqual([])
    expect(missing(designSchema, ['elsewhere'])).not.toEqual([])
  })

  it('has an order of widgets only where the template shows some', () => {
    expect(sectionsFor('landing').map(({ name }) => name)).toContain('sidebar')
    expect(sectionsFor('landing-blog').map(({ name }) => name)).not.toContain('sidebar')
  })
})
