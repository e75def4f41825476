import { describe, expect, it } from 'vitest'
import cabinets from '../../../../schemas/areas/cabinets.ts'
import services from '../../../../schemas/areas/services.ts'
import { searchedParts } from './searched-words.ts'

describe('a search', () => {
  it.each([
    ['(727) 250', '727250'],
    ['727 250-11-22', '7272501122'],
    ['250-11', '25011'],
    ['8 727 250 11 22', '77272501122'],
    ['8 (727) 250', '+7727250'],
    ['+7 727 250 11 22', '77272501122'],
  ])('finds a phone as it is shown: %s', (search, digits) => {
    expect(searchedParts(cabinets, search)).toContainEqual([digits])
    expect(searchedParts(services, search)).not.toContainEqual([digits])
  })
  it.each(['"', '[', ', "'])('for punctuation of stored lists finds no row: %s', (search) => {
    expect(searchedParts(cabinets, search)).toEqual([])
    expect(searchedParts(services, search)).toEqual([search.split(' ')])
  })
  it('has words in any order, without their punctuation', () => {
    expect(searchedParts(cabinets, 'Абая, 52')).toEqual([['абая', '52']])
  })
  it('is none if it is empty', () => {
    expect(searchedParts(cabinets, '  ')).toBeUndefined()
  })
})
