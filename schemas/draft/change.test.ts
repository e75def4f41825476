import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../testing/places.ts'
import { applyChange, type Change } from './change.ts'
import { diffDrafts } from './diff.ts'
import { withChanges } from './session.ts'
import type { SiteDraft } from './site-draft.ts'
import { anyDraft, anyEdit, toChange } from './testing/random-drafts.ts'
import { siteOf } from './testing/site-of.ts'

const block = (id: string, children?: object[]) => ({
  id,
  type: 'hero',
  v: 1,
  props: {},
  ...(children && { children }),
})
const site = deepFreeze({
  design: { template: 'landing', theme: {} },
  menu: [{ id: 'm1', name: { ru: 'О нас' }, type: 4, isHidden: false }],
  pages: {
    index: {
      slug: '',
      title: { ru: 'Клиника' },
      blocks: [block('a', [block('b'), block('c', [block('d')])]), block('e')],
    },
  },
}) as unknown as SiteDraft

const blocks = ['pages', 'index', 'blocks']
const ids = (list: readonly { id: string; children?: readonly never[] }[]): unknown[] =>
  list.map(({ id, children }) => (children ? [id, ids(children)] : id))
const after = (...changes: Change[]) => ids((withChanges(site, changes).pages.index?.blocks ?? []) as never)

describe('a change of a draft', () => {
  it('sets a text of a block by its id, however deep it is', () => {
    const path = [...blocks, 'd', 'props', 'title', 'kk']
    const { draft, inverse } = applyChange(site, { path, value: 'Тіс' }) ?? {}
    expect(draft?.pages.index?.blocks[0]?.children?.[1]?.children?.[0]?.props).toEqual({
      title: { kk: 'Тіс' },
    })
    expect(inverse).toEqual({ path: [...blocks, 'd', 'props', 'title'] })
  })

  it.each<[string, Change, unknown]>([
    [
      'inserts on top',
      { path: [...blocks, 'x'], value: block('x'), place: { after: 'a' } },
      [['a', ['b', ['c', ['d']]]], 'x', 'e'],
    ],
    [
      'inserts into a block',
      { path: [...blocks, 'x'], value: block('x'), place: { parent: 'e', after: null } },
      [
        ['a', ['b', ['c', ['d']]]],
        ['e', ['x']],
      ],
    ],
    [
      'inserts last where the sibling has gone',
      { path: [...blocks, 'x'], value: block('x'), place: { after: 'gone' } },
      [['a', ['b', ['c', ['d']]]], 'e', 'x'],
    ],
    [
      'inserts on top where the parent has gone',
      { path: [...blocks, 'x'], value: block('x'), place: { parent: 'gone', after: null } },
      ['x', ['a', ['b', ['c', ['d']]]], 'e'],
    ],
    [
      'moves with all below',
      { path: [...blocks, 'c'], place: { after: 'e' } },
      [['a', ['b']], 'e', ['c', ['d']]],
    ],
    [
      'takes the only child out',
      { path: [...blocks, 'd'], place: { after: 'c' } },
      [['a', ['b', 'c']], 'e', 'd'],
    ],
    ['removes with all below', { path: [...blocks, 'a'] }, ['e']],
  ])('%s', (_, change, expected) => {
    expect(after(change)).toEqual(expected)
  })

  it.each<[string, Change]>([
    ['a block that is not there', { path: [...blocks, 'x', 'props', 'title'], value: 'x' }],
    ['a page that is not there', { path: ['pages', 'gone', 'title', 'ru'], value: 'x' }],
    ['a block into itself', { path: [...blocks, 'a'], place: { parent: 'd', after: null } }],
    [
      'a block under an id that is taken',
      { path: [...blocks, 'x'], value: block('x', [block('e')]), place: { after: null } },
    ],
    [
      'a block under another id than its own',
      { path: [...blocks, 'x'], value: block('y'), place: { after: null } },
    ],
    ['a block without a place', { path: [...blocks, 'x'], value: block('x') }],
    ['an id', { path: [...blocks, 'a', 'id'], value: 'x' }],
    ['all children at once', { path: [...blocks, 'a', 'children'], value: [] }],
    ['all blocks at once', { path: blocks, value: [] }],
    ['the whole site', { path: [], value: {} }],
    ['something unknown', { path: ['owner'], value: 'x' }],
    ['an inherited name', { path: ['pages', 'constructor', 'title', 'ru'], value: 'x' }],
  ])('refuses to change %s', (_, change) => {
    expect(applyChange(site, change)).toBeUndefined()
  })

  it('makes no prototype of what was sent', () => {
    const path = [...blocks, 'a', 'props', '__proto__', 'polluted']
    const props = applyChange(site, { path, value: true })?.draft.pages.index?.blocks[0]?.props
    expect(props && 'polluted' in props).toBe(false)
  })

  it('is taken back alone, also if it was the first source of a translation', () => {
    const path = ['sources', 'a/kk/1']
    const { draft: changed, inverse } = applyChange(siteOf([]), { path, value: 'Раз' }) ?? {}
    expect(inverse).toEqual({ path })
    expect(changed && inverse && applyChange(changed, inverse)?.draft.sources).toEqual({})
  })

  it('is taken back by its inverse, exactly', () => {
    fc.assert(
      fc.property(anyDraft, anyEdit, (draft, drawn) => {
        const change = toChange(deepFreeze(draft), drawn)
        const applied = change && applyChange(draft, change)
        fc.pre(applied !== undefined)
        expect(applied && applyChange(applied.draft, applied.inverse)?.draft).toStrictEqual(draft)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the difference of two drafts', () => {
  it('makes the one like the other', () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (from, to) => {
        expect(withChanges(deepFreeze(from), diffDrafts(from, to))).toEqual(to)
      }),
      { numRuns: 500 },
    )
  })

  it('is one change for one edit', () => {
    fc.assert(
      fc.property(anyDraft, anyEdit, (draft, drawn) => {
        const change = toChange(draft, drawn)
        fc.pre(change !== undefined && !(change.place && change.value === undefined))
        expect(diffDrafts(draft, withChanges(draft, change ? [change] : [])).length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 500 },
    )
  })
})
