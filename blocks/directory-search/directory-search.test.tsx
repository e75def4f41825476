import { describe, expect, it } from 'vitest'
import directorySearch from '../../schemas/blocks/directory-search.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import DirectorySearch from './directory-search.tsx'

describe('directory-search', () => {
  it('is a form that leads to the results by itself', () => {
    const html = render(<DirectorySearch {...exampleOf(directorySearch)} query="зуб" city="tashkent" />)
    expect(html).toMatch(/<form[^>]*action="\/search#search-results-title"/)
    expect(html).not.toMatch(/<form[^>]*method="post"/)
    expect(html).toMatch(/<input[^>]*name="q"[^>]*value="зуб"/)
    expect(html).toMatch(/<select[^>]*name="city"/)
    expect(html).toMatch(/<option value="tashkent" selected="">Ташкент/)
    expect(html).toMatch(/<button type="submit"/)
  })

  it('names where to begin, with real numbers', () => {
    const html = render(<DirectorySearch {...exampleOf(directorySearch)} />)
    expect(html).toMatch(
      /href="\/companies\/doctors\?speciality=dentist"[^>]*>Стоматолог.*12.*12\u00A0врачей/s,
    )
    expect(html).toMatch(/location\/almaty"[^>]*>Алматы.*3\u00A0клиники/s)
    const none = exampleOf(directorySearch, 'ru', (data) => {
      data.specialities = []
      data.cities = []
    })
    expect(render(<DirectorySearch {...none} />)).not.toContain('<h2')
  })
})
