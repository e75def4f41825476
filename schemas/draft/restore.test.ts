import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../../locales/locale.ts'
import { isEqual } from '../core/is-equal.ts'
import type { Path } from '../core/problem.ts'
import { isRecord } from '../core/schema-shape.ts'
import { currentValue } from './change.ts'
import { diffDrafts } from './diff.ts'
import { type RestoredPart, restore } from './restore.ts'
import { withChanges } from './session.ts'
import type { SiteDraft } from './site-draft.ts'
import { anyDraft, anyEdit, toChange } from './testing/random-drafts.ts'
import { siteOf, titled } from './testing/site-of.ts'
import { isTexts } from './texts.ts'
import { type ChildrenName, nodesOf, type TreeNode } from './tree.ts'

const restored = (draft: SiteDraft, version: SiteDraft, part: RestoredPart) =>
  withChanges(draft, restore(draft, version, part))

const blockPath = (id: string): Path => ['pages', 'index', 'blocks', id]

/** A version, and a draft that was made of it by edits. */
const history = fc.tuple(anyDraft, fc.array(anyEdit, { maxLength: 12 })).map(([version, edits]) => ({
  version,
  draft: edits.reduce((draft, drawn) => {
    const change = toChange(draft, drawn)
    return change ? withChanges(draft, [change]) : draft
  }, version),
}))

const flat = (nodes: readonly unknown[], name: ChildrenName): TreeNode[] =>
  (nodes as readonly TreeNode[]).flatMap((node) => nodesOf(node, name))
const own = (node: TreeNode | undefined, name: ChildrenName) => node && { ...node, [name]: undefined }

/** A value without its texts in a language. */
const without = (value: unknown, locale: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => without(item, locale))
  if (!isRecord(value)) return value
  if (isTexts(value)) return { ...value, [locale]: undefined }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, without(inner, locale)]))
}

describe('a version', () => {
  it('comes back as a whole', () => {
    fc.assert(
      fc.property(history, ({ draft, version }) => {
        expect(diffDrafts(restored(draft, version, { path: [] }), version)).toEqual([])
      }),
    )
  })

  it('comes back page by page, and the other pages stay', () => {
    fc.assert(
      fc.property(history, ({ draft, version }) => {
        for (const id of new Set([...Object.keys(draft.pages), ...Object.keys(version.pages)])) {
          const after = restored(draft, version, { path: ['pages', id] })
          expect(
            diffDrafts({ ...version, pages: { ...after.pages } }, version).some(({ path }) => path[1] === id),
          ).toBe(false)
          const { [id]: _, ...others } = after.pages
          const { [id]: __, ...kept } = draft.pages
          expect({ ...after, pages: others }).toEqual({ ...draft, pages: kept })
        }
      }),
    )
  })
})

describe('a block of a version', () => {
  it('comes back as it was, and everything else stays as it is and in its order', () => {
    fc.assert(
      fc.property(history, fc.nat(30), fc.boolean(), ({ draft, version }, at, isMenu) => {
        const name: ChildrenName = isMenu ? 'items' : 'children'
        const nodesIn = (site: SiteDraft) => flat(isMenu ? site.menu : (site.pages.index?.blocks ?? []), name)
        const ids = [...new Set([...nodesIn(draft), ...nodesIn(version)].map(({ id }) => id))]
        const id = ids[at % Math.max(ids.length, 1)]
        if (id === undefined) return
        const path = isMenu ? ['menu', id] : blockPath(id)
        const after = restored(draft, version, { path })
        const stored = currentValue(version, path) as TreeNode | undefined
        const before = currentValue(draft, path) as TreeNode | undefined
        const result = currentValue(after, path) as TreeNode | undefined
        expect(own(result, name)).toEqual(own(stored, name))
        // Nodes that come or go with it exist in one of the two only.
        const brought = stored && !before && result ? nodesOf(result, name).map((one) => one.id) : []
        const kept = new Set(nodesIn(version).map((one) => one.id))
        const gone =
          before && !stored
            ? nodesIn(draft).filter((one) => !nodesIn(after).some(({ id }) => id === one.id))
            : []
        expect(gone.every((one) => !kept.has(one.id))).toBe(true)
        const others = (site: SiteDraft, left: readonly string[]) =>
          nodesIn(site)
            .filter((one) => one.id !== id && !left.includes(one.id))
            .map((one) => own(one, name))
        const inside = (site: SiteDraft) => {
          const node = currentValue(site, path) as TreeNode | undefined
          return node ? nodesOf(node, name).map((one) => one.id) : []
        }
        // Nodes inside of a block that moves go with it.
        const moving = [
          ...new Set([...inside(draft), ...inside(after), ...brought, ...gone.map((one) => one.id)]),
        ]
        expect(others(after, moving)).toEqual(others(draft, moving))
        expect(
          others(after, brought)
            .map((one) => one?.id)
            .sort(),
        ).toEqual(
          others(
            draft,
            gone.map((one) => one.id),
          )
            .map((one) => one?.id)
            .sort(),
        )
        const rest = ({ menu, pages, design }: SiteDraft) =>
          isMenu
            ? { pages, design }
            : { menu, design, pages: { ...pages, index: { ...pages.index, blocks: [] } } }
        expect(rest(after)).toEqual(rest(draft))
        expect(restore(after, version, { path })).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  it('stands where it stood, behind what is left of what was before it', () => {
    const version = siteOf(['a', 'b', 'c', 'd'].map((id) => titled(id)))
    const draft = siteOf(['d', 'a', 'n'].map((id) => titled(id)))
    const order = (site: SiteDraft) => site.pages.index?.blocks.map(({ id }) => id)
    expect(order(restored(draft, version, { path: blockPath('c') }))).toEqual(['d', 'a', 'c', 'n'])
    expect(order(restored(draft, version, { path: blockPath('n') }))).toEqual(['d', 'a'])
    expect(order(restored(draft, version, { path: blockPath('d') }))).toEqual(['a', 'd', 'n'])
  })

  it('keeps its place if only its words have changed', () => {
    const version = siteOf([titled('a'), titled('b'), titled('c')])
    const draft = siteOf([titled('c', 'новое'), titled('b'), titled('a')])
    expect(restore(draft, siteOf([titled('c'), titled('b'), titled('a')]), { path: blockPath('c') })).toEqual(
      [{ path: [...blockPath('c'), 'props', 'title', 'ru'], value: 'c' }],
    )
    expect(restore(draft, version, { path: ['pages', 'gone', 'blocks', 'c'] })).toEqual([])
  })
})

describe('a language of a version', () => {
  it('comes back without a change of anything but texts in that language', () => {
    fc.assert(
      fc.property(history, fc.constantFrom(...locales), ({ draft, version }, locale) => {
        const after = restored(draft, version, { path: [], locale })
        expect(isEqual(without(after, locale), without(draft, locale))).toBe(true)
        expect(restore(after, version, { path: [], locale })).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it('comes back everywhere, or on one page alone', () => {
    const site = (kk: string): SiteDraft => ({
      ...siteOf([
        { ...titled('a'), props: { title: { ru: 'Да', kk }, items: [{ name: { ru: 'Раз', kk } }] } },
      ]),
      menu: [{ id: 'm', name: { ru: 'Цены', kk }, type: 1, isHidden: false }],
    })
    const [draft, version] = [site('жаңа'), site('ескі')]
    expect(restored(draft, version, { path: [], locale: 'kk' })).toEqual(version)
    expect(restored(draft, version, { path: ['pages', 'index'], locale: 'kk' })).toEqual({
      ...version,
      menu: draft.menu,
    })
    expect(restore(draft, version, { path: [], locale: 'uz' })).toEqual([])
  })

  it('goes to the item of a list that it was written for, though others were added', () => {
    const list = (...items: object[]) =>
      siteOf([{ ...titled('a'), props: { items: items.map((name) => ({ name })) } }])
    const version = list({ ru: 'Раз', kk: 'Бір' }, { ru: 'Два', kk: 'Екі' })
    const draft = list({ ru: 'Ноль', kk: 'Нөл' }, { ru: 'Раз', kk: 'x' }, { ru: 'Два' })
    expect(restored(draft, version, { path: [], locale: 'kk' })).toEqual(
      list({ ru: 'Ноль', kk: 'Нөл' }, { ru: 'Раз', kk: 'Бір' }, { ru: 'Два', kk: 'Екі' }),
    )
    const russian = restored(list({ ru: 'Ноль' }, { ru: 'Раз' }), list({ ru: 'Раз' }), {
      path: [],
      locale: 'ru',
    })
    expect(russian).toEqual(list({ ru: 'Ноль' }, { ru: 'Раз' }))
  })

  it('is never Russian that becomes empty', () => {
    const draft = siteOf([titled('a', 'Слова')])
    expect(restore(draft, siteOf([titled('a', ' ')]), { path: [], locale: 'ru' })).toEqual([])
  })
})
