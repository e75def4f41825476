import { expect, test } from 'vitest'
import type { MenuEntry } from '../../schemas/page.ts'
import { render } from '../../ui/test/render.tsx'
import { SiteMenu } from './site-menu.tsx'

const entry = (href: string, rest: Partial<MenuEntry> = {}): MenuEntry => ({
  href,
  external: false,
  title: { text: href, lang: 'ru' },
  ...rest,
})

test('tells the open page from the branch that it is in', () => {
  const items = [entry('/gallery', { current: 'page' })]
  const html = render(<SiteMenu entries={[entry('/'), entry('/about', { current: 'branch', items })]} />)
  const marks = [...html.matchAll(/<a href="([^"]+)"(?: aria-current="(\w+)")?/g)].map(
    ([, ...found]) => found,
  )
  expect(marks).toEqual([
    ['/', undefined],
    ['/about', 'true'],
    ['/gallery', 'page'],
  ])
})
