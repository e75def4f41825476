import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isFiltered,
  isInDefaultOrder,
  type ListState,
  listCall,
  readListState,
  writeListState,
} from './list-state.ts'

const rules = { sortable: ['name', 'price'], filters: ['kind', 'group'] }
const read = (query: string) => readListState(new URLSearchParams(query), rules)
const write = (state: ListState, query = '') => String(writeListState(new URLSearchParams(query), state))

const states: fc.Arbitrary<ListState> = fc.record({
  search: fc.string({ maxLength: 20 }).map((text) => text.trim()),
  sorting: fc.option(fc.record({ by: fc.constantFrom('name', 'price'), descending: fc.boolean() }), {
    nil: undefined,
  }),
  page: fc.integer({ min: 1, max: 5000 }),
  filters: fc.record(
    { kind: fc.constantFrom('visit', 'test'), group: fc.string({ minLength: 1, maxLength: 20 }) },
    { requiredKeys: [], noNullPrototype: true },
  ),
})

describe('the address of a list', () => {
  it('says every list, and nothing where nothing is asked', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(read(write(state))).toEqual(state)
      }),
    )
    expect(write(read(''))).toBe('')
  })
  it('keeps what is not about the list', () => {
    expect(write(read('page=3'), 'cabinet=12&search=old&filter.kind=visit')).toBe('cabinet=12&page=3')
  })
  it.each([
    'sort=secret',
    'sort=-',
    'filter.kind=',
    'filter.other=visit',
    'page=0',
    'page=1.5',
    'page=x',
    'search=+',
  ])('asks for nothing by %s', (query) => {
    expect(write(read(query))).toBe('')
  })
  it('tells a narrowed list from a whole one, and its own order from another', () => {
    const queries = ['', 'page=2', 'sort=name', 'search=a', 'filter.kind=visit'].map(read)
    expect(queries.map(isFiltered)).toEqual([false, false, false, true, true])
    expect(queries.map(isInDefaultOrder)).toEqual([true, true, false, false, false])
  })
  it('becomes the query of a call', () => {
    const query = listCall(read('search=экг&filter.kind=visit&sort=-price&page=2'))
    expect(Object.fromEntries(query)).toEqual({ search: 'экг', sort: '-price', 'filter[kind]': 'visit' })
  })
})
