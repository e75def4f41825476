import { describe, expect, it } from 'vitest'
import type { StoredBlock } from '../../../../schemas/page/page.ts'
import { blocksToDraw } from './blocks-to-draw.ts'

const block = (id: string, children?: StoredBlock[], title = id): StoredBlock => ({
  id,
  type: children ? 'columns' : 'hero',
  v: 1,
  props: { title: { ru: title } },
  ...(children && { children }),
})
const [a, b, c] = ['a', 'b', 'c'].map((id) => block(id)) as [StoredBlock, StoredBlock, StoredBlock]

/** The ids of the blocks to render, and the order. */
function drawn(before: StoredBlock[], after: StoredBlock[]) {
  const { blocks, order } = blocksToDraw(before, after) ?? expect.fail('nothing is drawn')
  return [blocks.map(({ id }) => id), order?.join('')]
}

describe('what the page in the frame draws', () => {
  it('is nothing where nothing has changed, though it was saved and read again', () => {
    expect(blocksToDraw([a, b], [a, b])).toBeUndefined()
    expect(blocksToDraw([a, block('p', [b])], structuredClone([a, block('p', [b])]))).toBeUndefined()
  })

  it('is the changed block alone, wherever it is nested', () => {
    expect(drawn([a, b], [a, block('b', undefined, 'other')])).toEqual([['b'], undefined])
    expect(drawn([block('p', [a, b])], [block('p', [a, block('b', undefined, 'other')])])).toEqual([
      ['b'],
      undefined,
    ])
  })

  it('is the order where blocks move or go, and the new ones where they come', () => {
    expect(drawn([a, b, c], [b, c, a])).toEqual([[], 'bca'])
    expect(drawn([a, b, c], [a, c])).toEqual([[], 'ac'])
    expect(drawn([a, b], [a, c, b])).toEqual([['c'], 'acb'])
  })

  it('is the block around where the order in it changes', () => {
    expect(drawn([block('p', [a, b])], [block('p', [b, a])])).toEqual([['p'], undefined])
    expect(drawn([a, block('p', [b])], [block('p', [b, a])])).toEqual([['p'], 'p'])
    expect(drawn([block('p', [b, a])], [a, block('p', [b])])).toEqual([['p'], 'ap'])
  })

  it('is also what has changed in a block that is drawn, because the server may have to draw it', () => {
    const other = block('b', undefined, 'other')
    expect(drawn([block('p', [a, b])], [block('p', [other, a])])).toEqual([['p', 'b'], undefined])
  })
})
