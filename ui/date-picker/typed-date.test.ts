import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTypedDate, parseTypedDate, withDots } from './typed-date.ts'

const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('parseTypedDate', () => {
  it.each([
    ['21.11.2026', '2026-11-21'],
    ['1.2.2026', '2026-02-01'],
    [' 21/11/2026 ', '2026-11-21'],
    ['21-11-2026', '2026-11-21'],
    ['21 11 2026', '2026-11-21'],
    ['21. 11. 2026', '2026-11-21'],
    ['21112026', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['29.02.2024', '2024-02-29'],
  ])('reads %s', (typed, date) => {
    expect(parseTypedDate(typed)).toBe(date)
  })

  it.each(['', '21', '21.11', '21.11.26', '29.02.2026', '32.01.2026', '11.21.2026', '0.1.2026', 'завтра'])(
    'finds no date in "%s"',
    (typed) => {
      expect(parseTypedDate(typed)).toBeUndefined()
    },
  )

  it('reads what formatTypedDate wrote, with any of its marks', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom('.', '/', '-', ' ', ', ', ''), (date, mark) => {
        expect(parseTypedDate(formatTypedDate(date).replaceAll('.', mark))).toBe(date)
      }),
    )
  })

  it('gives a date or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.-/ x'), maxLength: 12 }), (typed) => {
        const date = parseTypedDate(typed)
        if (date !== undefined) expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date)
      }),
    )
  })
})

describe('withDots', () => {
  it('puts dots into a whole date of digits and leaves the rest alone', () => {
    expect(withDots('21112026')).toBe('21.11.2026')
    expect(['2111202', '99999999', '21.11.2026', ''].map(withDots)).toEqual([
      '2111202',
      '99999999',
      '21.11.2026',
      '',
    ])
  })
})
