import { describe, expect, it } from 'vitest'
import type { MenuEntry } from '../../schemas/page/page.ts'
import { render } from '../../ui/test/render.tsx'
import { SiteMenu } from './site-menu.tsx'

const entry = (href: string, rest: Partial<MenuEntry> = {}): MenuEntry => ({
  href,
  external: false,
  title: { text: href, lang: 'ru' },
  ...rest,
})

const drawn = (entries: MenuEntry[]) => render(<SiteMenu entries={entries} />)
const links = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)"(?: aria-current="(\w+)")?/g)].map(([, ...found]) => found)

describe('the menu as a tree', () => {
  it('unfolds the branch that the reader is in, and tells the open page from it', () => {
    const items = [entry('/gallery', { current: 'page' })]
    const html = drawn([entry('/'), entry('/about', { current: 'branch', items })])
    expect(html).toMatch(/<details[^>]* open(="")?>/)
    expect(html).toContain('<summary aria-current="true"')
    expect(links(html)).toEqual([
      ['/', undefined],
      ['/about', undefined],
      ['/gallery', 'page'],
    ])
  })

  it('leaves other branches folded', () => {
    const html = drawn([entry('/about', { items: [entry('/gallery')] })])
    expect(html).toContain('<details')
    expect(html).not.toMatch(/<details[^>]* open/)
  })

  it('does not say the page of a branch twice', () => {
    const items = [entry('/about'), entry('/gallery')]
    expect(links(drawn([entry('/about', { items })]))).toEqual([
      ['/about', undefined],
      ['/gallery', undefined],
    ])
  })
})
