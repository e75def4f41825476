import { describe, expect, it } from 'vitest'
import clinicList from '../../schemas/blocks/clinic-list.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import ClinicList from './clinic-list.tsx'

describe('clinic-list', () => {
  it('counts the clinics of each city in the forms of the language', () => {
    const html = render(<ClinicList {...exampleOf(clinicList)} />)
    expect(html).toMatch(/<h3[^>]*>Алматы<\/h3>.*2\u00A0клиники.*<h3[^>]*>Ташкент<\/h3>.*1\u00A0клиника</)
    expect(render(<ClinicList {...exampleOf(clinicList, 'uz')} />, 'uz')).toContain('2 ta klinika')
  })

  it('links every clinic and marks those that are invented', () => {
    const html = render(<ClinicList {...exampleOf(clinicList)} />)
    expect(html).toContain('href="/l/ziyo"')
    expect(html.match(/>Демо</g)).toHaveLength(2)
  })

  it('says how many more clinics a city has than it shows', () => {
    const html = render(<ClinicList {...exampleOf(clinicList)} />)
    expect(html).not.toContain('И ещё')
    const more = (count: number, locale: 'ru' | 'en' = 'ru') =>
      render(
        <ClinicList
          {...exampleOf(clinicList, locale, ({ cities }) => {
            for (const city of cities.slice(0, 1)) city.count = city.companies.length + count
          })}
        />,
        locale,
      )
    expect(more(1)).toContain('И ещё 1\u00A0клиника<')
    expect(more(42)).toContain('И ещё 42\u00A0клиники<')
    expect(more(1180)).toContain('И ещё 1\u00A0180\u00A0клиник<')
    expect(more(1, 'en')).toContain('And 1 more clinic<')
  })

  it('says what will be here when there is none yet', () => {
    const props = exampleOf(clinicList, 'ru', (data) => {
      data.cities = []
    })
    expect(render(<ClinicList {...props} />)).toContain('Клиники появятся здесь')
  })
})
