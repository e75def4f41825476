import { describe, expect, it } from 'vitest'
import siteExamples from '../../schemas/blocks/site-examples.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import SiteExamples from './site-examples.tsx'

describe('site-examples', () => {
  it('leads to every site and says of each that it is invented', () => {
    const html = render(<SiteExamples {...exampleOf(siteExamples, 'kk')} />, 'kk')
    expect(html).toContain('href="/kk/l/demo-dent"')
    expect(html).toContain('href="/kk/l/demo-family"')
    expect(html.match(/>Демо</g)).toHaveLength(2)
  })

  it('stands without a picture and without a category', () => {
    const html = render(<SiteExamples {...exampleOf(siteExamples)} />)
    expect(html.match(/<img/g)).toHaveLength(1)
    expect(html.match(/<li/g)).toHaveLength(2)
  })
})
