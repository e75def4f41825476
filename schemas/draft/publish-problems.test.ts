import { expect, it } from 'vitest'
import type { StoredBlock } from '../page/page.ts'
import { publishProblems } from './publish-problems.ts'
import type { DraftMenuItem, SiteDraft } from './site-draft.ts'

const page = (slug: string, ru = 'Страница') => ({ slug, title: { ru }, blocks: [] })
const item = (id: string, more: Partial<DraftMenuItem>): DraftMenuItem => ({
  id,
  name: { ru: id },
  type: 0,
  isHidden: false,
  ...more,
})
const problems = (draft: Partial<SiteDraft>) =>
  publishProblems({ design: { template: 'landing', theme: {} }, menu: [], pages: {}, ...draft }, 'ru').map(
    ({ path, code }) => `${path.join('.')} ${code}`,
  )

it('names each page that has no Russian title, or an address that cannot be', () => {
  expect(
    problems({
      pages: {
        a: page('a', ' '),
        b: page('pro'),
        c: page('Цены'),
        d: page('x', 'Первая'),
        e: page('x'),
        f: page('kk'),
      },
    }),
  ).toEqual([
    'pages.a.title.ru required',
    'pages.b.slug reservedSlug',
    'pages.c.slug slug',
    'pages.e.slug takenSlug',
    'pages.f.slug reservedSlug',
  ])
})

it('names each entry that visitors could not use, and none that they do not see', () => {
  const menu = [
    item('nowhere', {}),
    item('article', { relationType: 2, relationCode: ' ' }),
    item('gone', { relationType: 1, relationCode: 'gone' }),
    item('unsafe', { relationType: 3, relationCode: 'javascript:x' }),
    item('hidden', { isHidden: true }),
    item('parent', { items: [item('below', { relationType: 1, relationCode: 'price' })] }),
    item('ask', { type: 8 }),
  ]
  expect(problems({ menu, pages: { p: page('price') } })).toEqual([
    'menu.nowhere noTarget',
    'menu.article noTarget',
    'menu.gone noPage',
    'menu.unsafe noTarget',
  ])
})

it('names each block whose days end before they begin, however deep it is', () => {
  const block = (id: string, to: string, children: StoredBlock[] = []): StoredBlock => ({
    id,
    type: 'columns',
    v: 1,
    props: {},
    children,
    visibility: { from: '2026-12-10', to },
  })
  const blocks = [block('fine', '2026-12-10', [block('never', '2026-12-09')])]
  expect(problems({ pages: { a: { ...page('a'), blocks } } })).toEqual([
    'pages.a.blocks.never.visibility.to lastDay',
  ])
})
