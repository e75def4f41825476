import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteThemes } from '../design/site-themes.ts'
import type { Change } from './change.ts'
import { diffDrafts } from './diff.ts'
import { withChanges } from './session.ts'
import type { SiteDraft } from './site-draft.ts'
import { siteSummary } from './summary.ts'
import { anyDraft, anyEdit, toChange } from './testing/random-drafts.ts'

const block = (id: string, title: object) => ({ id, type: 'hero', v: 1, props: { title } })
const draft: SiteDraft = {
  design: { template: 'landing', theme: {} },
  menu: [
    { id: 'm1', name: { ru: 'О нас' }, type: 1, isHidden: false },
    { id: 'm2', name: { ru: 'Цены' }, type: 2, isHidden: false },
  ],
  pages: {
    index: {
      slug: '',
      title: { ru: 'Главная' },
      blocks: [block('a', { ru: 'Один' }), block('b', { ru: 'Два' }), block('c', { ru: 'Три' })],
    },
    about: { slug: 'about', title: { ru: 'О клинике' }, blocks: [] },
  },
}
const blocks = ['pages', 'index', 'blocks']
const summaryOf = (...changes: Change[]) => siteSummary(draft, withChanges(draft, changes))

describe('what publishing changes', () => {
  it('is nothing for a draft like what is published', () => {
    expect(summaryOf()).toEqual({ pages: [], menu: [], design: [] })
  })
  it('is told by block with the languages of its texts', () => {
    const { pages } = summaryOf(
      { path: [...blocks, 'a', 'props', 'title', 'ru'], value: 'Раз' },
      { path: [...blocks, 'a', 'props', 'title', 'kk'], value: 'Бір' },
      { path: [...blocks, 'b'] },
      { path: [...blocks, 'n'], value: block('n', { ru: 'Новый' }), place: { after: null } },
      { path: [...blocks, 'c', 'props', 'size'], value: 2 },
    )
    expect(pages).toEqual([
      {
        id: 'index',
        change: 'changed',
        locales: [],
        title: { ru: 'Главная' },
        head: [],
        blocks: [
          { id: 'b', type: 'hero', change: 'removed', locales: [] },
          { id: 'n', type: 'hero', change: 'added', locales: [] },
          { id: 'a', type: 'hero', change: 'changed', locales: ['ru', 'kk'] },
          { id: 'c', type: 'hero', change: 'changed', locales: [] },
        ],
      },
    ])
  })
  it('names the block that was moved, not those that gave way', () => {
    const { pages } = summaryOf({ path: [...blocks, 'a'], place: { after: 'c' } })
    expect(pages[0]?.blocks.map(({ id, change }) => [id, change])).toEqual([['a', 'moved']])
  })
  it('marks what visitors see neither before nor after', () => {
    const hidden = { ...block('n', { ru: 'Новый' }), visibility: { isHidden: true } }
    const { pages } = summaryOf(
      { path: [...blocks, 'n'], value: hidden, place: { after: 'c' } },
      { path: [...blocks, 'a', 'visibility'], value: { isHidden: true } },
    )
    expect(pages[0]?.blocks.map(({ id, isUnseen }) => [id, isUnseen])).toEqual([
      ['a', undefined],
      ['n', true],
    ])
  })
  it('tells what moves from what changes', () => {
    const { pages, menu } = summaryOf(
      { path: [...blocks, 'a'], place: { after: 'b' } },
      { path: ['menu', 'm1'], place: { after: 'm2' } },
      { path: ['menu', 'm1', 'name', 'uz'], value: 'Biz haqimizda' },
    )
    expect(pages[0]?.blocks.map(({ change }) => change)).toEqual(['moved'])
    expect(menu.map(({ id, change, locales }) => [id, change, locales])).toEqual(
      expect.arrayContaining([['m1', 'changed', ['uz']]]),
    )
  })
  it('tells of pages that come and go, their addresses and names, and of the design', () => {
    const { pages, design } = summaryOf(
      { path: ['pages', 'prices'], value: { slug: 'prices', title: { ru: 'Цены' }, blocks: [] } },
      { path: ['pages', 'about'] },
      { path: ['pages', 'index', 'title', 'kk'], value: 'Басты бет' },
      { path: ['design', 'template'], value: 'landing-blog' },
      { path: ['design', 'theme', 'radius'], value: 4 },
    )
    expect(pages.map(({ id, change, head, locales }) => [id, change, head, locales])).toEqual([
      ['about', 'removed', [], []],
      ['index', 'changed', ['title'], ['kk']],
      ['prices', 'added', [], []],
    ])
    expect(design).toEqual(['template', 'radius'])
  })
  it('names the ready look that was taken, and none where single values lead away from it', () => {
    const look = siteThemes.get('evening')
    if (!look) throw new Error('no such look')
    const { theme } = look
    const taken = [
      { path: ['design', 'template'], value: look.template },
      ...Object.entries(theme).map(([name, value]) => ({ path: ['design', 'theme', name], value })),
    ]
    expect(summaryOf(...taken).look).toBe('evening')
    expect(summaryOf(...taken, { path: ['design', 'theme', 'radius'], value: 9 }).look).toBeUndefined()
  })
})

it('tells of exactly the pages, entries and values that differ', () => {
  fc.assert(
    fc.property(anyDraft, fc.array(anyEdit, { maxLength: 8 }), (begun, edits) => {
      let now = begun
      for (const edit of edits) {
        const change = toChange(now, edit)
        if (change) now = withChanges(now, [change])
      }
      const changes = diffDrafts(begun, now)
      const { pages, menu, design } = siteSummary(begun, now)
      const differing = (kind: string) => changes.filter(({ path }) => path[0] === kind)
      expect(pages.map(({ id }) => id).sort()).toEqual(
        [...new Set(differing('pages').map(({ path }) => String(path[1])))].sort(),
      )
      expect(menu.map(({ id }) => id).sort()).toEqual(
        [...new Set(differing('menu').map(({ path }) => String(path[1])))].sort(),
      )
      expect(design.length > 0).toBe(differing('design').length > 0)
    }),
  )
})
