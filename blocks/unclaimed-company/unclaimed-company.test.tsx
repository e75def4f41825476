import { describe, expect, it } from 'vitest'
import unclaimedCompany from '../../schemas/blocks/unclaimed-company.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import UnclaimedCompany from './unclaimed-company.tsx'

const words = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')

describe('unclaimed-company', () => {
  const html = render(<UnclaimedCompany {...exampleOf(unclaimedCompany)} />)

  it('says where its facts come from and of which day they are', () => {
    expect(words(html)).toMatch(/Источник сведений: .+, 23 сентября/)
    const bare = exampleOf(unclaimedCompany, 'ru', (data) => {
      delete data.source
    })
    expect(words(render(<UnclaimedCompany {...bare} />))).not.toContain('Источник')
  })

  it('leads whoever runs it to taking it over, and takes mistakes from anybody', () => {
    expect(html).toContain('href="/pro/claim?company=2001"')
    expect(html).toMatch(/<form[^>]* method="post"/)
    expect(html).toContain('name="TEXT"')
  })

  it('names what is near it, with how far that is', () => {
    expect(html).toContain('href="/companies/clinics/demo-dent"')
    expect(words(html)).toContain('240 м')
  })
})
