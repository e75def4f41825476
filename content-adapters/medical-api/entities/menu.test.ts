import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StoredMenuItem } from '../../../backend/kit/tables/columns.ts'
import { menuAnswer } from '../../../backend/shared/answers/menu-answer.ts'
import type { DraftMenuItem } from '../../../schemas/draft/site-draft.ts'
import { judgeDraftMenu } from '../../../schemas/menu/draft-menu.ts'
import type { JudgedEntry } from '../../../schemas/menu/judge-menu.ts'
import { externalLink } from '../../../schemas/menu/menu-target.ts'
import type { MenuItem } from '../../entities/menu.ts'
import { prune } from '../../source/prune.ts'
import { type RawMenuItem, rawMenu } from '../raw/menu-item.ts'
import { menuFromRaw } from './menu.ts'

const open = { emailForIssues: 'a@example.com', isOnlineEntryActive: true }

const item = (name: string, type: number, more: Partial<RawMenuItem> = {}): RawMenuItem =>
  ({ MENU_ITEM_NAME: name, MENU_ITEM_TYPE_CODE: type, ...more }) as RawMenuItem

const names = (items: MenuItem[]): unknown[] =>
  items.map(({ title, items }) => (items.length > 0 ? [title.ru, names(items)] : title.ru))
const slugs = (...items: RawMenuItem[]) => menuFromRaw(items, open).map(({ slug }) => slug)
const first = (raw: RawMenuItem) => menuFromRaw([raw], open)[0]

describe('menuFromRaw', () => {
  it('drops items of a relation without a code (V-10) and hidden ones (V-11)', () => {
    const items = [
      item('a', 5, { RELATION_TYPE: 2 }),
      item('b', 1, { IS_HIDDEN: true }),
      item('c', 5, { RELATION_TYPE: 2, RELATION_CODE: 'x' }),
    ]
    expect(names(menuFromRaw(items, open))).toEqual(['c'])
  })

  it('drops questions without an address for them (V-12) and booking where it is off (V-13)', () => {
    const items = [item('ask', 8), item('book', 7), item('news', 1)]
    expect(names(menuFromRaw(items, { isOnlineEntryActive: false }))).toEqual(['news'])
    expect(names(menuFromRaw(items, open))).toEqual(['ask', 'book', 'news'])
  })

  it('drops parents whose children list is empty, or became so (V-14)', () => {
    const items = [
      item('a', 4, { items: [] }),
      item('b', 4, { items: [item('c', 1, { IS_HIDDEN: true })] }),
      item('d', 4),
    ]
    expect(names(menuFromRaw(items, open))).toEqual(['d'])
  })

  it('drops entries whose own pages would be empty (V-21), unless they lead elsewhere', () => {
    const items = [
      item('about', 4),
      item('parent', 4, { items: [item('contacts', 13)] }),
      item('elsewhere', 4, { RELATION_TYPE: 3, RELATION_CODE: 'https://example.kz' }),
      item('more', 2, { items: [item('photos', 11)] }),
    ]
    expect(names(menuFromRaw(items, open, [4, 11]))).toEqual([['parent', ['contacts']], 'elsewhere'])
  })

  it('gives a parent the link of its first child that is left (V-15), through all levels', () => {
    const items = [
      item('a', 4, {
        items: [item('b', 1, { IS_HIDDEN: true }), item('c', 2, { items: [item('d', 13), item('e', 1)] })],
      }),
    ]
    const menu = menuFromRaw(items, open)
    expect(names(menu)).toEqual([['a', [['c', ['d', 'e']]]]])
    expect(menu[0]).toMatchObject({ slug: 'about', link: { kind: 'page', path: '/contacts' } })
  })

  it('knows the slugs of the types (C-21)', () => {
    const types = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((type) => item('x', type))
    expect(slugs(...types)).toEqual([
      'news',
      'reviews',
      'about',
      'materials',
      'specialists',
      'appointment',
      'ask-question',
      'reviews',
      'state-symbols',
      'gallery',
      'determine',
      'contacts',
    ])
  })

  it('knows the Russian aliases however they are written (C-22), and transliterates others', () => {
    const aliases = [
      'gos-simvoly',
      'Государственные  символы',
      'ГОБМП',
      'осмс',
      'Фотогалерея',
      'Блог главного врача',
      'Цены и услуги',
      'Бағалар',
    ]
    expect(slugs(...aliases.map((ALIAS) => item('x', 2, { ALIAS })))).toEqual([
      'state-symbols',
      'state-symbols',
      'gobmp',
      'osms',
      'gallery',
      'medical-director',
      'tseny-i-uslugi',
      'bagalar',
    ])
  })

  it('asks the type before the alias, and the alias before the page that it is related to (M)', () => {
    const page = { RELATION_TYPE: 1, RELATION_CODE: 'Прайс 2026' }
    expect(
      slugs(
        item('a', 1, { ALIAS: 'осмс' }),
        item('b', 2, { ALIAS: 'осмс', ...page }),
        item('c', 2, { ALIAS: ' 😀 ', ...page }),
        item('d', 12, page),
      ),
    ).toEqual(['news', 'osms', 'prays-2026', 'determine'])
  })

  it('drops an item that has neither a slug nor children', () => {
    expect(
      slugs(item('strange', 99), item('stranger', 98), item('parent', 2, { items: [item('news', 1)] })),
    ).toEqual([''])
  })

  it('leads from promotions to the list on the index, or to the page of the clinic that holds it (C-21)', () => {
    expect(first(item('x', 2))).toMatchObject({
      slug: '',
      link: { kind: 'page', path: '/#promotions-title' },
    })
    expect(first(item('x', 2, { RELATION_TYPE: 1, RELATION_CODE: 'sale' }))).toMatchObject({
      link: { kind: 'page', path: '/sale' },
    })
    expect(menuFromRaw([item('x', 2)], open, [2])).toEqual([])
  })

  it('leads to a material or a news item by relation 2, whose list is no page of the entry', () => {
    const to = (type: number, RELATION_CODE: string, more: Partial<RawMenuItem> = {}) =>
      first(item('x', type, { RELATION_TYPE: 2, RELATION_CODE, ...more }))
    const link = (path: string) => ({ slug: '', link: { kind: 'page', path } })
    expect(to(5, 'vaccination')).toMatchObject(link('/materials/vaccination'))
    expect(to(1, 'new-scanner')).toMatchObject(link('/news/all/new-scanner'))
    expect(to(2, 'discount', { ALIAS: 'Акции' })).toMatchObject(link('/materials/discount'))
    expect(to(5, ` ${'a--B'.repeat(30)} `)).toMatchObject(link(`/materials/${'a--B'.repeat(30)}`))
    expect(to(4, 'Памятка № 7')).toMatchObject(link('/materials/pamyatka-7'))
  })

  it('takes no code that leads off the list', () => {
    const codes = ['../../admin', 'a/b?c#d', '//evil.example', '9'.repeat(500), '\u0000x']
    for (const RELATION_CODE of codes) {
      const path = first(item('x', 5, { RELATION_TYPE: 2, RELATION_CODE }))?.link
      expect(path).toMatchObject({ path: expect.stringMatching(/^\/materials\/[a-z0-9-]{1,120}$/) })
    }
    for (const RELATION_CODE of ['', ' ', '!?', '🦷'])
      expect(first(item('x', 5, { RELATION_TYPE: 2, RELATION_CODE }))).toBeUndefined()
  })

  it('reads a relation that is written as a text, and keeps a parent without a code out (V-10)', () => {
    const raw = prune(
      rawMenu,
      {
        data: [
          { MENU_ITEM_NAME: 'a', MENU_ITEM_TYPE_CODE: '5', RELATION_TYPE: '2', RELATION_CODE: 17 },
          { MENU_ITEM_NAME: 'b', MENU_ITEM_TYPE_CODE: 5, RELATION_TYPE: 2, items: [{ MENU_ITEM_NAME: 'c' }] },
          { MENU_ITEM_NAME: 'd', MENU_ITEM_TYPE_CODE: 5, RELATION_TYPE: 'item', RELATION_CODE: ['x'] },
        ],
      },
      () => {},
    )
    const menu = menuFromRaw(raw?.data ?? [], open)
    expect(menu.map(({ link }) => link)).toEqual([
      { kind: 'page', path: '/materials/17' },
      { kind: 'page', path: '/materials' },
    ])
  })

  it('gives a parent that leads to a material the link of its first child (V-15)', () => {
    const parent = item('a', 2, { RELATION_TYPE: 2, RELATION_CODE: 'x', items: [item('b', 13)] })
    expect(first(parent)).toMatchObject({ slug: '', link: { path: '/contacts' } })
  })

  it('leads outside by relation 3, and never to an unsafe address', () => {
    const outside = (RELATION_CODE: string) => first(item('x', 1, { RELATION_TYPE: 3, RELATION_CODE }))
    expect(outside('https://example.org/a')).toMatchObject({
      slug: '',
      link: { kind: 'url', href: 'https://example.org/a' },
    })
    expect(outside('javascript:alert(1)')).toBeUndefined()
    expect(outside('')).toBeUndefined()
  })

  it('ends at a menu that contains itself', () => {
    const loop = item('loop', 4)
    loop.items = [loop, item('news', 1)]
    expect(first(loop)).toMatchObject({ title: { ru: 'loop' }, link: { kind: 'page' } })
  })

  it('leaves out exactly the entries that have a reason in the builder', () => {
    const own = fc.record({
      name: fc.record({ ru: fc.constantFrom('a', ''), kk: fc.constantFrom('b', ' ') }),
      type: fc.integer({ min: 0, max: 14 }),
      relationType: fc.constantFrom(undefined, 1, 2, 3),
      relationCode: fc.constantFrom(undefined, ' ', 'price', 'https://example.kz', 'javascript:x'),
      alias: fc.constantFrom(undefined, 'осмс', '😀'),
      isHidden: fc.boolean(),
    })
    const { tree } = fc.letrec<{ tree: StoredMenuItem }>((tie) => ({
      tree: fc
        .tuple(own, fc.option(fc.array(tie('tree'), { maxLength: 3 }), { nil: undefined, maxDepth: 4 }))
        .map(([entry, items]) => ({ ...entry, items })),
    }))
    const kept = (entries: JudgedEntry<DraftMenuItem>[]): unknown[] =>
      entries.flatMap(({ reason, slug, link, items }) =>
        reason ? [] : [{ slug, link, items: kept(items ?? []) }],
      )
    const plain = (items: MenuItem[]): unknown[] =>
      items.map(({ slug, link, items }) => ({ slug, link, items: plain(items) }))
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 4 }), fc.boolean(), fc.boolean(), (menu, asks, books) => {
        const site = { isOnlineEntryActive: books, ...(asks && { emailForIssues: 'a@example.com' }) }
        const facts = { takesQuestions: asks, takesBookings: books, emptyTypes: [4, 11] }
        const raw = prune(rawMenu, { data: menu.map(menuAnswer) }, () => {})
        expect(plain(menuFromRaw(raw?.data ?? [], site, [4, 11]))).toEqual(
          kept(judgeDraftMenu(menu as DraftMenuItem[], facts)),
        )
      }),
    )
  })

  it('never throws, keeps its input unchanged and gives only items that lead somewhere', () => {
    const leaf = fc.record(
      {
        MENU_ITEM_NAME: fc.oneof(fc.string(), fc.constant(null)),
        MENU_ITEM_TYPE_CODE: fc.oneof(fc.integer({ min: 0, max: 15 }), fc.constant(null)),
        RELATION_TYPE: fc.constantFrom(null, 1, 2, 3, 9),
        RELATION_CODE: fc.oneof(fc.webUrl(), fc.string(), fc.constant(null)),
        IS_HIDDEN: fc.boolean(),
        ALIAS: fc.oneof(fc.string(), fc.constant(null)),
      },
      { requiredKeys: [] },
    )
    const { tree } = fc.letrec((tie) => ({
      tree: fc
        .tuple(leaf, fc.option(fc.array(tie('tree'), { maxLength: 3 }), { nil: undefined, maxDepth: 5 }))
        .map(([own, items]) => ({ ...own, items })),
    }))
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 5 }), (data) => {
        const raw = prune(rawMenu, { data }, () => {})
        const before = structuredClone(raw)
        const walk = (items: MenuItem[]): MenuItem[] => items.flatMap((one) => [one, ...walk(one.items)])
        for (const one of walk(menuFromRaw(raw?.data ?? [], open))) {
          expect(one.title.ru.trim()).not.toBe('')
          expect(one.link.kind === 'page' ? one.link.path : 'elsewhere').toMatch(/^\/[^/]|^elsewhere$|^\/$/)
        }
        expect(raw).toEqual(before)
      }),
    )
  })
})

describe('externalLink', () => {
  it('knows phones, mail, other sites and paths of this one', () => {
    expect(externalLink('tel:8 700 123-45-67')).toEqual({ kind: 'phone', number: '+77001234567' })
    expect(externalLink('mailto:a@example.com')).toEqual({ kind: 'email', address: 'a@example.com' })
    expect(externalLink('HTTPS://example.com')).toEqual({ kind: 'url', href: 'https://example.com' })
    expect(externalLink('/about')).toEqual({ kind: 'page', path: '/about' })
    for (const unsafe of ['tel:12', 'mailto:a', '//example.com', 'data:x', 'example.com'])
      expect(externalLink(unsafe)).toBeUndefined()
  })
})
