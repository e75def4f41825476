import { describe, expect, it } from 'vitest'
import { render } from '../test/render.tsx'
import { Section } from './section.tsx'

describe('Section', () => {
  it('is a region named by its heading', () => {
    const html = render(<Section title={{ text: 'Врачи', lang: 'ru' }}>…</Section>)
    expect(html).toContain('<section aria-labelledby="b-title"')
    expect(html).toMatch(/<h2 id="b-title"[^>]*>Врачи<\/h2>/)
  })

  it('takes a name that nobody sees where it has no heading', () => {
    const html = render(<Section label="Карта">…</Section>)
    expect(html).toContain('aria-label="Карта"')
    expect(html).not.toContain('<h2')
    expect(html).not.toContain('aria-labelledby')
  })

  it('leads on to more', () => {
    const html = render(
      <Section title="Новости" more={{ href: '/news', label: 'Все новости' }}>
        …
      </Section>,
    )
    expect(html).toMatch(/<a href="\/news"[^>]*>Все новости/)
  })

  it('keeps its content under the heading and beside it', () => {
    for (const beside of [false, true]) {
      const html = render(
        <Section title="Новости" beside={beside}>
          <p>Первая</p>
        </Section>,
      )
      expect(html.indexOf('Новости')).toBeLessThan(html.indexOf('<p>Первая</p>'))
    }
  })
})
