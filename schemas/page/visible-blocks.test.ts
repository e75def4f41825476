import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../formats/zone.ts'
import {
  type BlockVisibility,
  readVisibility,
  visibilityProblems,
  visibilityState,
} from './block-visibility.ts'
import type { StoredBlock } from './page.ts'
import { visibleBlocks } from './visible-blocks.ts'

const block = (id: string, visibility?: BlockVisibility, children?: StoredBlock[]): StoredBlock => ({
  id,
  type: 'hero',
  v: 1,
  props: {},
  ...(visibility && { visibility }),
  ...(children && { children }),
})
const today = '2026-12-10'
const ids = (blocks: readonly StoredBlock[]) => blocks.map(({ id }) => id)
const read = (blocks: readonly StoredBlock[], day = today) => {
  const days: string[] = []
  return { blocks: visibleBlocks(blocks, day, (next) => days.push(next)), days: days.sort() }
}

describe('the blocks that visitors see', () => {
  it.each<[string, BlockVisibility, boolean]>([
    ['without days', {}, true],
    ['hidden', { isHidden: true }, false],
    ['hidden within its days', { isHidden: true, from: today }, false],
    ['on its first day', { from: today }, true],
    ['before its first day', { from: '2026-12-11' }, false],
    ['on its last day', { to: today }, true],
    ['after its last day', { to: '2026-12-09' }, false],
  ])('%s', (_, visibility, isSeen) => {
    expect(read([block('a', visibility)]).blocks).toHaveLength(isSeen ? 1 : 0)
  })

  it('are without the children of a hidden one, and without hidden children', () => {
    const blocks = [
      block('a', { isHidden: true }, [block('b')]),
      block('c', undefined, [block('d', { isHidden: true }), block('e')]),
    ]
    const [only] = read(blocks).blocks
    expect([only?.id, ids(only?.children ?? [])]).toEqual(['c', ['e']])
  })

  it('stay the same objects where nothing is hidden', () => {
    const blocks = [block('a', { from: today }, [block('b')])]
    expect(read(blocks).blocks).toBe(blocks)
  })

  it('are not changed by what cannot be read', () => {
    const strange = [
      { ...block('a'), visibility: 'never' },
      { ...block('b'), visibility: { to: 'soon' } },
      null,
    ]
    expect(read(strange as never).blocks).toBe(strange)
  })

  it('change on the days that are told, and on no other', () => {
    const day = fc.integer({ min: 0, max: 20 }).map((count) => addDays('2026-12-01', count))
    const visibility = fc.record(
      { isHidden: fc.constant(true as const), from: day, to: day },
      { requiredKeys: [] },
    )
    const tree = fc.array(
      fc.tuple(visibility, fc.array(visibility, { maxLength: 2 })).map(([own, below]) => ({ own, below })),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(tree, day, (drawn, from) => {
        const blocks = drawn.map(({ own, below }, index) =>
          block(
            `${index}`,
            own,
            below.map((one, at) => block(`${index}-${at}`, one)),
          ),
        )
        const { blocks: now, days } = read(blocks, from)
        const first = days[0] ?? addDays(from, 40)
        expect(days.every((one) => one > from)).toBe(true)
        // Nothing changes before the first of the returned days.
        for (let next = from; next < first; next = addDays(next, 1))
          expect(read(blocks, next).blocks).toEqual(now)
        if (days[0]) expect(read(blocks, days[0]).blocks).not.toEqual(now)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the visibility of a block', () => {
  it('has a problem if its last day is before the first', () => {
    expect(visibilityProblems({ from: '2026-12-02', to: '2026-12-01' })).toMatchObject([{ path: ['to'] }])
    expect(visibilityProblems({ from: '2026-12-01', to: '2026-12-01' })).toEqual([])
    expect(visibilityProblems({ to: '2026-12-01' })).toEqual([])
  })

  it('says which it is', () => {
    const states = [
      { from: '2026-12-11' },
      { to: '2026-12-09' },
      { isHidden: true as const, to: '2026-12-09' },
    ]
    expect(states.map((one) => visibilityState(one, today))).toEqual(['upcoming', 'ended', 'hidden'])
    expect(readVisibility({ isHidden: 'yes', from: '2026-13-45', to: '2026-12-31' })).toEqual({
      to: '2026-12-31',
    })
  })
})
