import { expect, test } from 'vitest'
import cabinets from '../../../../schemas/areas/cabinets.ts'
import { areas } from '../../../areas/registry.ts'
import { listSelection } from './list-selection.ts'

const selected = (name: string) => {
  const area = areas.get(name)
  if (!area) throw new Error(`There is no area "${name}"`)
  return Object.keys(listSelection(area))
}

test('a list reads its columns, the title and what the row has besides', () => {
  expect(selected('doctors').sort()).toEqual([
    'code',
    'createdAt',
    'lastName',
    'middleName',
    'name',
    'position',
    'post',
    'revision',
    'shownFrom',
    'shownUntil',
    'specialities',
    'status',
    'updatedAt',
  ])
})

test('a list reads what a card of its own shows', () => {
  expect(selected('cabinets')).toContain('photos')
  expect(selected('cabinets')).not.toContain('hours')
})

test('a field without a column cannot be listed', () => {
  const area = areas.get('cabinets')
  if (!area) throw new Error('There is no area "cabinets"')
  const list = { ...cabinets.list, columns: ['point'], search: [], sorts: [] } as const
  expect(() => listSelection({ ...area, definition: { ...area.definition, list } })).toThrow('"point"')
})
