import { describe, expect, it } from 'vitest'
import { chooseCabinet } from './choose-cabinet.ts'

const cabinets = [{ COMPANY_CABINET_CODE: '11' }, { COMPANY_CABINET_CODE: '12' }]

describe('the open cabinet (B-35)', () => {
  it.each([
    ['12', ['0'], '12'],
    ['12', ['11', '12'], '12'],
    ['99', ['0'], '11'],
    [null, ['11', '12'], '11'],
    ['0', ['0'], '0'],
    ['0', ['11', '12'], '11'],
  ])('asked for as %s by who works in %j is %s', (asked, entered, chosen) => {
    expect(chooseCabinet(cabinets, entered, asked)).toBe(chosen)
  })
  it('is the company itself where there are none (C-24)', () => {
    expect(chooseCabinet([], ['0'], '12')).toBe('0')
  })
})
