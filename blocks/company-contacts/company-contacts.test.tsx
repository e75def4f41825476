import { describe, expect, it } from 'vitest'
import companyContacts from '../../schemas/blocks/company-contacts.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import CompanyContacts from './company-contacts.tsx'

describe('company-contacts', () => {
  it('is headed by the name of the clinic', () => {
    const html = render(<CompanyContacts {...exampleOf(companyContacts)} />)
    expect(html).toMatch(/<article aria-labelledby="b-title".*<h2 id="b-title"[^>]*>Стоматология «Ақ тіс»/)
  })

  it('keeps the name below a title of its own', () => {
    const html = render(
      <CompanyContacts {...exampleOf(companyContacts)} title={{ text: 'Приходите', lang: 'ru' }} />,
    )
    expect(html).toMatch(/<h2[^>]*>Приходите<\/h2>.*Стоматология «Ақ тіс»/)
  })

  it('says that a demonstration clinic is invented, and names no source then', () => {
    const props = exampleOf(companyContacts, 'ru', (data) => Object.assign(data, { attribution: 'Overture' }))
    const html = render(<CompanyContacts {...props} />)
    expect(html).toContain('Демонстрационная клиника, вымышленные данные')
    expect(html).not.toContain('Overture')
  })

  it('names the source of the facts of a real place', () => {
    const props = exampleOf(companyContacts, 'en', (data) =>
      Object.assign(data, { isDemo: false, attribution: 'Overture Maps Foundation' }),
    )
    const html = render(<CompanyContacts {...props} />, 'en')
    expect(html).toContain('Source: Overture Maps Foundation')
    expect(html).not.toContain('Demo clinic')
  })

  it('needs nothing but a name', () => {
    const { name } = exampleOf(companyContacts).data
    expect(render(<CompanyContacts data={{ name, phones: [], isDemo: false }} />)).not.toMatch(
      /<ul|<p[ >]|<a /,
    )
  })
})
