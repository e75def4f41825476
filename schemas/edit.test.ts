import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currentVersion } from './define-block.ts'
import { findBlock, insertBlock, moveBlock, removeBlock, replaceAt, setProp } from './edit.ts'
import type { StoredBlock } from './page.ts'
import { blockDefinitions } from './registry.ts'
import { deepFreeze } from './testing/places.ts'
import { unreadableBlocks } from './testing/unreadable-blocks.ts'
import { upgradeBlock } from './upgrade.ts'

const block = (id: string, children?: StoredBlock[]): StoredBlock => ({
  id,
  type: 'hero',
  v: 1,
  props: { title: { ru: id } },
  ...(children && { children }),
})
const tree = deepFreeze([block('a', [block('b'), block('c', [block('d')])]), block('e')])
const ids = (blocks: readonly StoredBlock[]): unknown[] =>
  blocks.map(({ id, children }) => (children ? [id, ids(children)] : id))

describe('a tree edit', () => {
  test('finds a block at any depth', () => {
    expect(findBlock(tree, 'd')).toBe(tree[0]?.children?.[1]?.children?.[0])
    expect(findBlock(tree, 'x')).toBeUndefined()
  })
  test('sets, adds and takes away a value in the props', () => {
    expect(findBlock(setProp(tree, 'd', ['title', 'kk'], 'Ә'), 'd')?.props).toEqual({
      title: { ru: 'd', kk: 'Ә' },
    })
    expect(findBlock(setProp(tree, 'd', ['days', 0, 'from'], '08:00'), 'd')?.props.days).toEqual([
      { from: '08:00' },
    ])
    expect(findBlock(setProp(tree, 'd', ['title'], undefined), 'd')?.props).toStrictEqual({})
  })
  test('inserts at the top and in a block', () => {
    expect(ids(insertBlock(tree, block('x'), { index: 1 }))).toEqual([['a', ['b', ['c', ['d']]]], 'x', 'e'])
    expect(ids(insertBlock(tree, block('x'), { parent: 'e', index: 0 }))).toEqual([
      ['a', ['b', ['c', ['d']]]],
      ['e', ['x']],
    ])
  })
  test('removes a block with what lies in it', () => {
    expect(ids(removeBlock(tree, 'c'))).toEqual([['a', ['b']], 'e'])
  })
  test('moves a block up, down and into another', () => {
    expect(ids(moveBlock(tree, 'e', { index: 0 }))).toEqual(['e', ['a', ['b', ['c', ['d']]]]])
    expect(ids(moveBlock(tree, 'b', { parent: 'c', index: 1 }))).toEqual([['a', [['c', ['d', 'b']]]], 'e'])
    expect(ids(moveBlock(tree, 'b', { parent: 'a', index: 1 }))).toEqual([['a', [['c', ['d']], 'b']], 'e'])
  })
  test('never moves a block into itself or to a place that is not there', () => {
    expect(moveBlock(tree, 'a', { parent: 'd', index: 0 })).toEqual(tree)
    expect(moveBlock(tree, 'a', { parent: 'x', index: 0 })).toEqual(tree)
    expect(moveBlock(tree, 'x', { index: 0 })).toEqual(tree)
  })
  test('takes an item out of a list', () => {
    expect(replaceAt({ list: [1, 2, 3] }, ['list', 1], undefined)).toEqual({ list: [1, 3] })
  })
  test('keeps the order of properties', () => {
    expect(JSON.stringify(replaceAt({ a: 1, b: { c: 2 }, d: 3 }, ['b', 'c'], 4))).toBe(
      '{"a":1,"b":{"c":4},"d":3}',
    )
  })
})

/** True for what only an upgrade may change: an older version that today's code can read. */
const isOlder = ({ type, v }: StoredBlock) => {
  const definition = blockDefinitions.get(type)
  return definition !== undefined && v < currentVersion(definition)
}

/** What an editor does on opening a page. */
const load = (stored: StoredBlock): StoredBlock => {
  const definition = blockDefinitions.get(stored.type)
  const upgraded = definition ? upgradeBlock(stored, definition).block : stored
  return stored.children ? { ...upgraded, children: stored.children.map(load) } : upgraded
}

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('set', 'insert', 'move', 'remove'),
    index: fc.nat(4),
    text: fc.string(),
  }),
  { maxLength: 6 },
)

test('load, edit and save keep unknown, newer and invalid blocks byte for byte', () => {
  fc.assert(
    fc.property(unreadableBlocks, steps, (strays, edits) => {
      const stored = deepFreeze([
        block('own', strays),
        ...strays.map((stray) => ({ ...stray, id: `top-${stray.id}` })),
      ])
      let blocks = stored.map(load)
      for (const [number, { kind, index, text }] of edits.entries()) {
        if (kind === 'set') blocks = setProp(blocks, 'own', ['title', 'ru'], text)
        if (kind === 'insert') blocks = insertBlock(blocks, block(`new-${number}`), { parent: 'own', index })
        if (kind === 'move') blocks = moveBlock(blocks, strays[0]?.id ?? 'own', { index })
        if (kind === 'remove') blocks = removeBlock(blocks, `new-${number - 1}`)
      }
      const saved = JSON.stringify(blocks)
      for (const stray of strays) {
        if (isOlder(stray)) continue
        expect(saved).toContain(JSON.stringify(stray))
        expect(saved).toContain(JSON.stringify({ ...stray, id: `top-${stray.id}` }))
      }
    }),
  )
})
