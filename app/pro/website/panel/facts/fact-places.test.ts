import { expect, it } from 'vitest'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { factPlaces } from './fact-places.ts'

const block = (id: string, type: string, children: StoredBlock[] = []): StoredBlock => ({
  id,
  type,
  v: 1,
  props: {},
  children,
})
const types = new Map([
  ['opening-hours', { facts: ['cabinets'] }],
  ['contacts', { facts: ['cabinets', 'company'] }],
  ['columns', { facts: [] }],
])
const pages = {
  index: {
    slug: '',
    title: { ru: 'Главная' },
    blocks: [block('a', 'columns', [block('b', 'opening-hours')])],
  },
  about: { slug: 'about', title: { ru: 'О нас' }, blocks: [block('c', 'contacts'), block('d', 'unknown')] },
}

it('finds the blocks that show facts of an area, on every page and inside others', () => {
  expect(factPlaces({ pages }, types, 'cabinets')).toEqual([
    { page: 'index', block: 'b', type: 'opening-hours' },
    { page: 'about', block: 'c', type: 'contacts' },
  ])
  expect(factPlaces({ pages }, types, 'company')).toEqual([{ page: 'about', block: 'c', type: 'contacts' }])
  expect(factPlaces({ pages }, types, 'services')).toEqual([])
})
