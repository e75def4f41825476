import { describe, expect, it } from 'vitest'
import { partsOf, seenPartsOf } from './parts-of.ts'

type Summary = Parameters<typeof seenPartsOf>[0]
type Block = Summary['PAGES'][number]['BLOCKS'][number]

const block = (ID: string, more: Partial<Block> = {}): Block => ({
  ID,
  CHANGE: 'changed',
  TYPE: 'faq',
  LOCALES: [],
  ...more,
})
const noDesign = { PAGES: [], MENU: [], DESIGN: [] }
const seen = (BLOCKS: Block[], ...empty: string[]) => {
  const page = { ID: 'index', CHANGE: 'changed' as const, LOCALES: [], TITLE: {}, HEAD: ['title'], BLOCKS }
  return seenPartsOf({ PAGES: [page], MENU: [], DESIGN: ['palette'] }, new Set(empty))
}

describe('how many changes visitors will see', () => {
  it('counts the head of a page, its blocks and the design', () => {
    expect(seen([block('a'), block('b', { CHANGE: 'removed' })])).toBe(4)
  })
  it('leaves out a block that is hidden before and after, and a new one in which nothing stands yet', () => {
    expect(seen([block('a', { IS_UNSEEN: true }), block('b', { CHANGE: 'added' })], 'b')).toBe(2)
  })
  it('counts a ready look that was taken as one', () => {
    const DESIGN = ['template', 'palette', 'radius', 'footer']
    expect(partsOf({ ...noDesign, DESIGN, LOOK: 'evening' })).toBe(2)
    expect(partsOf({ ...noDesign, DESIGN })).toBe(4)
  })
  it('counts a block that visitors saw and that is empty now, because it goes for them', () => {
    expect(seen([block('a')], 'a')).toBe(3)
  })
})
