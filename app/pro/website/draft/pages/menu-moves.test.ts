import { describe, expect, it } from 'vitest'
import type { DraftMenuItem } from '../../../../../schemas/draft/site-draft.ts'
import { entryMovedTo, entryNested, entryRowsAround, entryStepped, entryTakenOut } from './menu-moves.ts'

const entry = (id: string, items?: DraftMenuItem[]): DraftMenuItem => ({
  id,
  name: { ru: id },
  type: 0,
  isHidden: false,
  ...(items && { items }),
})
const menu = [entry('a'), entry('b', [entry('c', [entry('d')])]), entry('e')]

describe('moves in a menu', () => {
  it('steps an entry among those beside it, and not beyond them', () => {
    expect(entryStepped(menu, 'e', -1)).toEqual({ path: ['menu', 'e'], place: { after: 'a' } })
    expect(entryStepped(menu, 'a', 1)).toEqual({ path: ['menu', 'a'], place: { after: 'b' } })
    expect(entryStepped(menu, 'a', -1)).toBeUndefined()
    expect(entryStepped(menu, 'e', 1)).toBeUndefined()
  })

  it('nests an entry behind what is there, and takes one out behind its holder', () => {
    expect(entryNested(menu, 'e')).toEqual({ path: ['menu', 'e'], place: { parent: 'b', after: 'c' } })
    expect(entryTakenOut(menu, 'c')).toEqual({ path: ['menu', 'c'], place: { after: 'b' } })
    expect(entryTakenOut(menu, 'a')).toBeUndefined()
  })

  it('moves nothing into itself or deeper than layouts show', () => {
    expect(entryMovedTo(menu, 'b', { parent: 'c', after: null })).toBeUndefined()
    expect(entryMovedTo(menu, 'e', { parent: 'd', after: null })).toBeUndefined()
    expect(entryNested(menu, 'b')).toBeUndefined()
    expect(entryMovedTo(menu, 'e', { parent: 'c', after: null })).toBeDefined()
  })

  it('drops an entry between all others only', () => {
    expect(entryRowsAround(menu, 'b').map(({ id }) => id)).toEqual(['a', 'e'])
  })
})
