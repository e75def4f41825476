import { describe, expect, it } from 'vitest'
import announcement from '../../schemas/blocks/announcement.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import Announcement from './announcement.tsx'

const example = exampleOf(announcement)
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ')

describe('announcement', () => {
  it('is a region that its tone and its title name, and no alert', () => {
    const html = render(<Announcement {...example} />)
    expect(html).toMatch(/^<section aria-labelledby="b-tone b-title"/)
    expect(html).toMatch(/<p id="b-tone"[^>]*>.*Важно<\/p>/)
    expect(html).toMatch(/<h2 id="b-title"[^>]*>1–8\u00a0января/)
    expect(html).not.toMatch(/role=|aria-live/)
  })

  it.each([
    ['calm', 'Хабарландыру'],
    ['important', 'Маңызды'],
  ] as const)('says in a word and an icon of its own that it is %s', (tone, word) => {
    const html = render(<Announcement {...exampleOf(announcement, 'kk')} tone={tone} />, 'kk')
    expect(textOf(html)).toContain(word)
    const other = tone === 'calm' ? 'important' : 'calm'
    const drawn = (svg: string) => /<svg.*?<\/svg>/s.exec(svg)?.[0]
    expect(drawn(html)).toBeTruthy()
    expect(drawn(html)).not.toBe(drawn(render(<Announcement {...example} tone={other} />)))
  })

  it('leads to a page of the site, or to another site as such', () => {
    const html = render(<Announcement {...example} />)
    expect(html).toContain('<a href="/appointment"')
    expect(html).not.toContain('rel=')
    const action = { label: example.title, link: { href: 'https://example.com', external: true } }
    expect(render(<Announcement {...example} action={action} />)).toContain('rel="external noopener"')
  })

  it('stands with a title alone', () => {
    const html = render(<Announcement title={example.title} tone="calm" />)
    expect(html).not.toContain('<a ')
    expect(html.match(/<p[ >]/g)).toHaveLength(1)
  })

  it('marks what fell back to another language', () => {
    const title = { text: 'Не работаем', lang: 'ru' as const }
    expect(render(<Announcement title={title} tone="calm" />, 'en')).toContain(
      '<span lang="ru">Не работаем</span>',
    )
  })
})
