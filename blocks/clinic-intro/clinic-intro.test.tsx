import { describe, expect, it } from 'vitest'
import clinicIntro from '../../schemas/blocks/clinic-intro.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import ClinicIntro from './clinic-intro.tsx'

describe('clinic-intro', () => {
  it('is a region named by the clinic, the page’s first heading', () => {
    const html = render(<ClinicIntro {...exampleOf(clinicIntro)} />)
    expect(html).toContain('<section aria-labelledby="b-title"')
    expect(html).toMatch(/<h1 id="b-title"[^>]*>Стоматология «Ақ тіс»/)
  })

  it('says whether it is open, where it is and how to call, in this order', () => {
    const html = render(<ClinicIntro {...exampleOf(clinicIntro)} />)
    const places = ['Открыто до', 'проспект Абая', 'href="tel:+77272345678"'].map((text) =>
      html.indexOf(text),
    )
    expect(places[0]).toBeGreaterThan(0)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('tells the next day with other hours, and that a day without hours is off', () => {
    const html = render(<ClinicIntro {...exampleOf(clinicIntro, 'en')} />, 'en').replace(/<[^>]*>/g, '')
    expect(html).toContain('16 December: 10:00–14:00 (Independence Day)')
    const closed = exampleOf(clinicIntro, 'en', (data) => {
      if (data.change) data.change = { ...data.change, intervals: [] }
    })
    expect(render(<ClinicIntro {...closed} />, 'en').replace(/<[^>]*>/g, '')).toContain(
      '16 December: closed (',
    )
  })

  it('asks for its picture before all others', () => {
    expect(render(<ClinicIntro {...exampleOf(clinicIntro)} />)).toContain('fetchPriority="high"')
  })

  it('needs nothing but a name', () => {
    const { data } = exampleOf(clinicIntro)
    const html = render(<ClinicIntro data={{ name: data.name }} />)
    expect(html).toContain('Стоматология «Ақ тіс»')
    expect(html).not.toMatch(/<img|<a |<p|<li/)
  })
})
