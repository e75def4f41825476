import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEqual } from '../../../../../schemas/core/is-equal.ts'
import { applyChange } from '../../../../../schemas/draft/change.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { anyDraft } from '../../../../../schemas/draft/testing/random-drafts.ts'
import { maxDepth } from '../../../../../schemas/page/max-depth.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { blockOf, outlineOf } from './block-actions.ts'
import { dropDepths, dropPlace } from './drop-place.ts'
import { toClipboard } from './kept-clipboard.ts'
import { heightOf, movedInto, movedOut, movedTo, rowsAround } from './nesting.ts'
import { fromClipboard, pasted } from './pasted-block.ts'

const isContainer = (type: string) => type === 'hero'

const pageOf = (draft: SiteDraft) => ({ id: 'index', blocks: draft.pages.index?.blocks ?? [] })
const outline = (blocks: readonly StoredBlock[]) =>
  outlineOf(blocks).map(({ block, depth }) => `${depth} ${block.id}`)
const withBlocks = (blocks: StoredBlock[]): SiteDraft =>
  ({
    design: {},
    menu: [],
    pages: { index: { slug: '', title: { ru: '' }, blocks } },
  }) as unknown as SiteDraft

const leaf = (id: string, type = 'faq'): StoredBlock => ({ id, type, v: 1, props: {} })
const around = (id: string, ...children: StoredBlock[]): StoredBlock => ({ ...leaf(id, 'hero'), children })
/** A chain of containers, one in the other. */
const chain = (levels: number, id = 'c'): StoredBlock =>
  levels === 1 ? leaf(`${id}1`) : around(`${id}${levels}`, chain(levels - 1, id))

const outlineAfter = (blocks: StoredBlock[], change: Parameters<typeof applyChange>[1] | undefined) => {
  const applied = change && applyChange(withBlocks(blocks), change)
  return applied && outline(pageOf(applied.draft).blocks)
}

describe('dropping a block in the list', () => {
  test('puts it into the gap at the depth that was shown, and moves nothing else', () => {
    fc.assert(
      fc.property(anyDraft, fc.nat(20), fc.nat(20), fc.nat(9), (draft, which, where, level) => {
        const page = pageOf(draft)
        const all = outlineOf(page.blocks)
        const held = all[which % Math.max(all.length, 1)]?.block
        if (!held) return
        const rows = rowsAround(page, held.id, isContainer)
        const gap = where % (rows.length + 1)
        const { least, most } = dropDepths(rows, gap, { height: heightOf(held) })
        if (most < least) return
        const depth = least + (level % (most - least + 1))
        const change = movedTo(page, held.id, dropPlace(rows, gap, depth))
        const moved = change ? applyChange(draft, change)?.draft : draft
        const now = outlineOf(pageOf(moved ?? expect.fail('it fits nowhere')).blocks)
        expect(now[gap]).toEqual({ block: held, depth })
        const others = now.filter(({ block }) => rows.some(({ id }) => id === block.id))
        expect(others.map(({ block, depth }) => [block.id, depth])).toEqual(
          rows.map(({ id, depth }) => [id, depth]),
        )
        expect(Math.max(...now.map(({ depth }) => depth))).toBeLessThan(maxDepth)
      }),
      { numRuns: 500 },
    )
  })

  test('never puts it deeper than a page may be', () => {
    const page = { id: 'index', blocks: [chain(maxDepth), around('two', leaf('inner'))] }
    const rows = rowsAround(page, 'two', isContainer)
    const depths = rows.map((_, index) => dropDepths(rows, index + 1, { height: 2 }).most)
    expect(Math.max(...depths)).toBe(maxDepth - 2)
  })
})

describe('into and out of a container', () => {
  const blocks = [around('box', leaf('a')), leaf('b'), leaf('c')]
  const page = { id: 'index', blocks }
  test('puts a block last into the container above it', () => {
    expect(outlineAfter(blocks, movedInto(page, 'b', isContainer))).toEqual(['0 box', '1 a', '1 b', '0 c'])
  })
  test('puts it behind its container', () => {
    expect(outlineAfter(blocks, movedOut(page, 'a'))).toEqual(['0 box', '0 a', '0 b', '0 c'])
  })
  test('is not offered where there is no container, or no room in it', () => {
    expect(movedInto(page, 'c', isContainer)).toBeUndefined()
    expect(movedInto(page, 'box', isContainer)).toBeUndefined()
    expect(movedOut(page, 'b')).toBeUndefined()
    const full = { id: 'index', blocks: [around('box'), chain(maxDepth)] }
    expect(movedInto(full, `c${maxDepth}`, isContainer)).toBeUndefined()
  })
  test('out of it and in again is as before', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const page = pageOf(draft)
        for (const { block } of outlineOf(page.blocks)) {
          const out = movedOut(page, block.id)
          const outside = out && applyChange(draft, out)
          if (!outside) continue
          const back = movedInto(pageOf(outside.draft), block.id, () => true)
          const again = back && applyChange(outside.draft, back)
          const parent = outlineOf(page.blocks).find(({ block: one }) => one.children?.includes(block))?.block
          if (parent?.children?.at(-1) === block) expect(again?.draft).toEqual(draft)
        }
      }),
    )
  })
})

describe('copying and pasting', () => {
  const bare = (block: StoredBlock): unknown => ({ ...block, id: '', children: block.children?.map(bare) })
  test('gives the same block with ids that are new', () => {
    fc.assert(
      fc.property(anyDraft, fc.nat(20), (draft, which) => {
        const page = pageOf(draft)
        const all = outlineOf(page.blocks).map(({ block }) => block)
        const block = all[which % Math.max(all.length, 1)]
        const read = block && fromClipboard(toClipboard(block))
        if (!block || !read) return
        expect(bare(read)).toEqual(bare(block))
        const pastedAt = applyChange(draft, pasted(page, read, block.id))?.draft
        const ids = outlineOf(pageOf(pastedAt ?? expect.fail('not pasted')).blocks).map((row) => row.block.id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(ids.length).toBe(all.length + outlineOf([block]).length)
      }),
    )
  })

  test('keeps what is unknown here as it is', () => {
    const block = { ...leaf('x', 'of-tomorrow'), v: 7, props: { any: [1] }, later: { more: true } }
    expect(fromClipboard(toClipboard(block))).toEqual({ ...block, id: expect.stringMatching(/^b/) })
  })

  test.each([
    ['words', 'Просто текст'],
    ['other JSON', '{"site-block":1}'],
    ['a block without a type', '{"site-block":{"id":"a","v":1,"props":{}}}'],
    ['properties that are no object', '{"site-block":{"id":"a","type":"faq","v":1,"props":[]}}'],
    ['nothing', ''],
    [
      'a block nested without end',
      `{"site-block":${'{"id":"a","type":"t","v":1,"props":{},"children":['.repeat(20_000)}`,
    ],
    ['too much', toClipboard({ ...leaf('a'), props: { text: 'я'.repeat(1024 * 1024) } })],
    ['too many levels', toClipboard(chain(maxDepth + 1))],
  ])('takes nothing from %s', (_, text) => {
    expect(fromClipboard(text)).toBeUndefined()
  })

  test('is never stopped by what it reads', () => {
    fc.assert(fc.property(fc.json(), (text) => void fromClipboard(`{"site-block":${text}}`)))
  })

  test('comes on top where it would be nested too deep', () => {
    const blocks = [chain(maxDepth), leaf('z')]
    const copy = fromClipboard(toClipboard(chain(2))) ?? expect.fail()
    const now = outlineAfter(blocks, pasted({ id: 'index', blocks }, copy, 'c1'))
    expect(now?.[maxDepth]).toBe(`0 ${copy.id}`)
    expect(isEqual(now?.at(-1), '0 z')).toBe(true)
    expect(blockOf(blocks, 'c1')).toBeDefined()
  })
})
