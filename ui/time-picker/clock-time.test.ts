import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTimeLike, parseTypedTime, timeObstacle, timesBetween } from './clock-time.ts'

const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))

describe('parseTypedTime', () => {
  it.each([
    ['9', '09:00'],
    ['14', '14:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['21 05', '21:05'],
    [' 00:00 ', '00:00'],
  ])('reads %s', (typed, time) => {
    expect(parseTypedTime(typed)).toBe(time)
  })

  it.each(['', '24', '24:00', '9:60', '999', 'полдень', '12:3', '12345'])(
    'finds no time in "%s"',
    (typed) => {
      expect(parseTypedTime(typed)).toBeUndefined()
    },
  )

  it('reads every time with any mark between, or none', () => {
    fc.assert(
      fc.property(times, fc.constantFrom(':', '.', '-', ' ', ', ', ''), (time, mark) => {
        expect(parseTypedTime(time.replace(':', mark))).toBe(time)
      }),
    )
  })
})

describe('timesBetween', () => {
  it('goes from the first to the last time, both among them', () => {
    expect(timesBetween(15, '08:00', '09:00')).toEqual(['08:00', '08:15', '08:30', '08:45', '09:00'])
  })

  it('has a whole day where no bounds are given', () => {
    const day = timesBetween(30)
    expect([day.length, day[0], day.at(-1)]).toEqual([48, '00:00', '23:30'])
  })

  it('is empty where the last comes before the first', () => {
    expect(timesBetween(30, '18:00', '09:00')).toEqual([])
  })

  it('stays within its bounds at equal steps', () => {
    fc.assert(
      fc.property(times, times, fc.integer({ min: 1, max: 240 }), (one, two, step) => {
        const [min, max] = one < two ? [one, two] : [two, one]
        const list = timesBetween(step, min, max)
        expect(list[0]).toBe(min)
        expect(list.every((time) => time >= min && time <= max)).toBe(true)
        expect(list).toEqual([...new Set(list)].sort())
      }),
    )
  })
})

describe('isTimeLike', () => {
  it('finds a time by how it begins, with its zero or without', () => {
    const found = (typed: string) => timesBetween(30).filter((time) => isTimeLike(time, typed))
    expect(found('9')).toEqual(['09:00', '09:30'])
    expect(found('093')).toEqual(['09:30'])
    expect(found('13:')).toEqual(['13:00', '13:30'])
    expect(found('1')).toContain('01:00')
    expect(found('1')).toContain('10:00')
    expect(found('')).toHaveLength(48)
  })

  it('finds every time by each of its own beginnings', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: 5 }), (time, length) => {
        expect(isTimeLike(time, time.slice(0, length))).toBe(true)
      }),
    )
  })
})

describe('timeObstacle', () => {
  it.each([
    ['07:59', 'early'],
    ['08:00', undefined],
    ['20:00', undefined],
    ['20:01', 'late'],
  ])('%s: %s', (time, obstacle) => {
    expect(timeObstacle(time, '08:00', '20:00')).toBe(obstacle)
  })
})
