import { describe, expect, it } from 'vitest'
import clinicIndex from '../../schemas/blocks/clinic-index.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import ClinicIndex from './clinic-index.tsx'

describe('clinic-index', () => {
  it('folds each group under its name and its number', () => {
    const html = render(<ClinicIndex {...exampleOf(clinicIndex)} />)
    expect(html).toMatch(
      /<summary[^>]*>.*Алматы.*3\u00A0организации.*<summary[^>]*>.*Ташкент.*1\u00A0организация/s,
    )
    expect(html.match(/open=""/g)).toHaveLength(1)
    expect(render(<ClinicIndex {...exampleOf(clinicIndex)} firstOpen={false} />)).not.toContain('open=""')
  })

  it('links every clinic and marks one that is invented', () => {
    const html = render(<ClinicIndex {...exampleOf(clinicIndex)} />)
    for (const slug of ['aq-tis', 'bulaq', 'ziyo']) expect(html).toContain(`href="/l/${slug}"`)
    expect(html.match(/>Демо</g)).toHaveLength(1)
  })

  it('says how many more a group has than it shows, where they are counted', () => {
    const html = render(<ClinicIndex {...exampleOf(clinicIndex)} />)
    expect(html.match(/И ещё 1\u00A0организация/g)).toHaveLength(1)
    const uncounted = exampleOf(clinicIndex, 'ru', ({ groups }) => {
      for (const group of groups) delete group.count
    })
    expect(render(<ClinicIndex {...uncounted} />)).not.toMatch(/организаци[ияй]</)
  })

  it('says what will be here when there is none yet', () => {
    const empty = exampleOf(clinicIndex, 'ru', (data) => {
      data.groups = []
    })
    expect(render(<ClinicIndex {...empty} />)).toContain('Клиники появятся здесь')
  })

  it('puts many groups into two columns, in their order', () => {
    const names = ['а', 'б', 'в', 'г', 'д', 'е', 'ж']
    const many = exampleOf(clinicIndex, 'ru', (data) => {
      data.groups = names.map((name) => ({ name: { ru: name }, clinics: [] }))
    })
    const html = render(<ClinicIndex {...many} />)
    expect(html.match(/<details/g)).toHaveLength(names.length)
    expect(html).toContain('grid-cols-2')
    expect([...html.matchAll(/<summary[^>]*><span[^>]*>(.)</g)].map(([, name]) => name)).toEqual(names)
    expect(render(<ClinicIndex {...exampleOf(clinicIndex)} />)).not.toContain('grid-cols-2')
  })

  it('has the usual heading of its order', () => {
    const props = exampleOf(clinicIndex, 'en')
    expect(render(<ClinicIndex {...props} by="city" />, 'en')).toContain('by city')
    expect(render(<ClinicIndex {...props} by="kind" />, 'en')).toContain('by kind')
  })
})
