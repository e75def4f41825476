import { expect, it } from 'vitest'
import { type DropBlock, dropAt } from './drop-at.ts'

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
/** As the browser gives it: its sides are no properties of its own. */
const rect = (...sides: Parameters<typeof box>) => Object.create(box(...sides)) as ReturnType<typeof box>

/** Two blocks, then columns with two blocks beside each other and one below them. */
const blocks: DropBlock[] = [
  { id: 'hero', box: rect(0, 0, 800, 200) },
  { id: 'text', box: box(0, 240, 800, 400) },
  { id: 'columns', box: box(0, 400, 800, 700) },
  { id: 'left', parent: 'columns', box: rect(0, 400, 390, 560) },
  { id: 'right', parent: 'columns', box: box(410, 400, 800, 560) },
  { id: 'below', parent: 'columns', box: box(0, 580, 390, 700) },
]

it.each([
  ['in the upper half of a block', 400, 50, 'before hero'],
  ['in the lower half of a block', 400, 150, 'after hero'],
  ['between two blocks', 400, 235, 'before text'],
  ['above all blocks', 400, -50, 'before hero'],
  ['below all blocks', 400, 900, 'after columns'],
  ['in the first half of a block in a row', 100, 480, 'before left'],
  ['in the second half of a block in a row', 300, 430, 'after left'],
  ['at the upper edge of the block around a row', 100, 405, 'before columns'],
  ['at the lower edge of the block around the last one', 100, 695, 'after columns'],
  ['in the upper half of a block below a row', 100, 600, 'before below'],
  ['in the room of the block around others', 600, 650, 'after columns'],
])('drops a block %s', (_, x, y, expected) => {
  const found = dropAt(blocks, x, y)
  expect(`${found?.place.side} ${found?.place.id}`).toBe(expected)
})

it('shows a line across a block, or along one in a row', () => {
  expect(dropAt(blocks, 400, 150)?.line).toEqual(box(0, 200, 800, 200))
  expect(dropAt(blocks, 300, 430)?.line).toEqual(box(390, 400, 390, 560))
})

it('drops nothing on a page without blocks', () => {
  expect(dropAt([], 1, 1)).toBeUndefined()
})
