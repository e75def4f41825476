import { describe, expect, it } from 'vitest'
import type { DraftMenuItem } from '../draft/site-draft.ts'
import { allEntries, judgeDraftMenu, leadsToNoPage } from './draft-menu.ts'
import { emptyTypes, storedPages } from './empty-types.ts'
import type { MenuFacts } from './judge-menu.ts'

const item = (id: string, type: number, more: Partial<DraftMenuItem> = {}): DraftMenuItem => ({
  id,
  name: { ru: id },
  type,
  isHidden: false,
  ...more,
})
const all: MenuFacts = { takesQuestions: true, takesBookings: true, emptyTypes: [] }
const reasons = (menu: DraftMenuItem[], facts: Partial<MenuFacts> = {}) =>
  Object.fromEntries(
    allEntries(judgeDraftMenu(menu, { ...all, ...facts })).map(({ item, reason }) => [item.id, reason]),
  )

describe('judgeDraftMenu', () => {
  it('gives each entry that visitors do not see its reason', () => {
    const menu = [
      item('article', 5, { relationType: 2 }),
      item('hidden', 1, { isHidden: true }),
      item('ask', 8),
      item('book', 7),
      item('parent', 0, { items: [item('below', 1, { isHidden: true })] }),
      item('photos', 11),
      item('nameless', 1, { name: { ru: ' ' } }),
      item('aimless', 99),
      item('promotions', 2),
      item('kazakh', 1, { name: { ru: '', kk: 'Жаңалықтар' } }),
    ]
    expect(reasons(menu, { takesQuestions: false, takesBookings: false, emptyTypes: [11] })).toEqual({
      article: 'noArticle',
      hidden: 'hidden',
      ask: 'noQuestions',
      book: 'noBooking',
      parent: 'noEntries',
      below: 'hidden',
      photos: 'empty',
      nameless: 'noName',
      aimless: 'noTarget',
      promotions: undefined,
      kazakh: undefined,
    })
    expect(reasons([item('ask', 8), item('book', 7), item('photos', 11)])).toEqual({})
  })

  it('says where a hidden entry would lead', () => {
    expect(judgeDraftMenu([item('a', 13, { isHidden: true })], all)).toMatchObject([
      { slug: 'contacts', link: { kind: 'page', path: '/contacts' }, reason: 'hidden' },
    ])
  })
})

describe('leadsToNoPage', () => {
  const pages = { p1: { slug: 'prices', title: { ru: 'Цены' }, blocks: [] } }
  it.each<[string, Partial<DraftMenuItem>, boolean]>([
    ['a page of the clinic', { relationType: 1, relationCode: 'prices' }, false],
    ['a page that is gone', { relationType: 1, relationCode: 'gone' }, true],
    ['a page that is made of data', { type: 13 }, false],
    ['an alias that has a page', { alias: 'ОСМС' }, false],
    ['another site', { relationType: 3, relationCode: 'https://example.kz' }, false],
    ['nothing by itself, with an entry below', { alias: 'gone', items: [item('b', 1)] }, false],
  ])('asks whether there is %s', (_, more, expected) => {
    const [entry] = judgeDraftMenu([item('a', 0, more)], all)
    expect(entry && leadsToNoPage(entry, pages)).toBe(expected)
  })
})

describe('emptyTypes', () => {
  it('are those whose pages have neither data nor a stored page (V-21)', () => {
    const nothing = { hasDescription: false, hasDoctor: false, hasPhoto: false, hasPromotion: true }
    expect(emptyTypes({ ...nothing, ...storedPages(new Set()) })).toEqual([4, 6, 11])
    expect(emptyTypes({ ...nothing, ...storedPages(new Set(['about', 'gallery'])) })).toEqual([6])
    expect(emptyTypes({ ...nothing, hasPromotion: false, ...storedPages(new Set()) })).toEqual([2, 4, 6, 11])
    expect(emptyTypes({ ...nothing, hasPhoto: true, ...storedPages(new Set()) })).toEqual([6])
  })
})
