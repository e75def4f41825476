import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, offset, wallClock, zonedInstant } from '../formats/zone.ts'
import { freeSlots, overlaps, type Schedule, slotAt, slotsBetween, timeLabel } from './slots.ts'

const everyDay = (intervals: { from: string; to: string }[]) => ({
  week: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, intervals })),
  exceptions: [],
})
const schedule = (part: Partial<Schedule> = {}): Schedule => ({
  hours: everyDay([{ from: '09:00', to: '13:00' }]),
  timezone: 'Asia/Almaty',
  step: 30,
  duration: 30,
  ...part,
})
const labels = (one: Schedule, first: string, last = first) =>
  [...slotsBetween(one, first, last)].map(({ minute }) => timeLabel(minute))

/** Zones with half hours, with a jump, and without. */
const zones = ['Asia/Almaty', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/New_York', 'Europe/Minsk']
const time = fc.integer({ min: 0, max: 1439 }).map(timeLabel)
const anySchedule = fc.record({
  hours: fc.record({
    week: fc.uniqueArray(
      fc.record({
        day: fc.integer({ min: 1, max: 7 }),
        intervals: fc.array(fc.record({ from: time, to: time }), { minLength: 1, maxLength: 1 }),
      }),
      { selector: ({ day }) => day, maxLength: 7 },
    ),
    exceptions: fc.constant([]),
  }),
  timezone: fc.constantFrom(...zones),
  step: fc.integer({ min: 5, max: 240 }),
  duration: fc.integer({ min: 5, max: 240 }),
})
/** Days around which clocks were changed in one of the zones, and others. */
const anyDate = fc.oneof(
  fc.constantFrom('2024-02-29', '2024-03-01', '2024-03-10', '2024-04-07', '2024-10-06', '2024-11-03'),
  fc.integer({ min: -400, max: 400 }).map((days) => addDays('2024-06-01', days)),
)

describe('the slots of a schedule', () => {
  it('are a grid from the beginning of each interval, the last one ending in time', () => {
    const hours = everyDay([
      { from: '09:10', to: '10:45' },
      { from: '14:00', to: '15:00' },
    ])
    expect(labels(schedule({ hours }), '2026-11-30')).toEqual(['09:10', '09:40', '10:10', '14:00', '14:30'])
  })
  it('are fewer where a service takes longer than a step', () => {
    expect(labels(schedule({ duration: 60 }), '2026-11-30').at(-1)).toBe('12:00')
  })
  it('follow an exception on its date, and are none where it has no intervals', () => {
    const hours = {
      ...everyDay([{ from: '09:00', to: '10:00' }]),
      exceptions: [
        { date: '2026-12-01', intervals: [] },
        { date: '2026-12-02', intervals: [{ from: '18:00', to: '18:30' }] },
      ],
    }
    expect(labels(schedule({ hours }), '2026-11-30', '2026-12-02')).toEqual(['09:00', '09:30', '18:00'])
  })
  it('of a night are on the dates that the clocks show', () => {
    const hours = { week: [{ day: 1, intervals: [{ from: '23:00', to: '01:00' }] }], exceptions: [] }
    expect([...slotsBetween(schedule({ hours }), '2026-12-01', '2026-12-01')]).toMatchObject([
      { date: '2026-12-01', minute: 0 },
      { date: '2026-12-01', minute: 30 },
    ])
  })
  it('keep to half hours where the zone has them (complaint 21)', () => {
    const [first] = slotsBetween(schedule({ timezone: 'Asia/Kolkata' }), '2026-11-30', '2026-11-30')
    expect(new Date(first?.from ?? 0).toISOString()).toBe('2026-11-30T03:30:00.000Z')
  })
  it('begin at nine on both sides of the night in which Almaty changed its clocks (complaints 18 and 20)', () => {
    const almaty = schedule({ hours: everyDay([{ from: '09:00', to: '09:30' }]) })
    const at = [...slotsBetween(almaty, '2024-02-29', '2024-03-01')].map(({ from }) =>
      new Date(from).toISOString(),
    )
    expect(at).toEqual(['2024-02-29T03:00:00.000Z', '2024-03-01T04:00:00.000Z'])
  })
  it('leave out a time that no clock shows', () => {
    const hours = everyDay([{ from: '01:00', to: '04:00' }])
    const newYork = schedule({ hours, timezone: 'America/New_York' })
    expect(labels(newYork, '2024-03-10')).toEqual(['01:00', '01:30', '03:00', '03:30'])
  })

  it('of hours that begin in a skipped hour begin with the first time that clocks show', () => {
    const hours = { week: [{ day: 7, intervals: [{ from: '02:05', to: '03:10' }] }], exceptions: [] }
    const newYork = { ...schedule({ hours, timezone: 'America/New_York' }), step: 5, duration: 5 }
    expect(labels(newYork, '2024-03-10')).toEqual(['03:00', '03:05'])
  })

  it('never overlap each other, are within hours, and begin when the clocks say so', () => {
    fc.assert(
      fc.property(anySchedule, anyDate, (one, date) => {
        const slots = [...slotsBetween({ ...one, duration: one.step }, date, addDays(date, 3))]
        for (const [index, slot] of slots.entries()) {
          const next = slots[index + 1]
          // Intervals of two days may overlap: the night of one, the morning of the next.
          if (next) expect(next.from).toBeGreaterThan(slot.from)
          expect(wallClock(new Date(slot.from), one.timezone)).toEqual({
            date: slot.date,
            minute: slot.minute,
          })
          const isWithin = [-1, 0].some((day) => {
            const opening = addDays(slot.date, day)
            const weekDay = new Date(opening).getUTCDay() || 7
            const [interval] = one.hours.week.find(({ day: other }) => other === weekDay)?.intervals ?? []
            if (!interval) return false
            const end = interval.to > interval.from ? opening : addDays(opening, 1)
            const from = zonedInstant(opening, interval.from, one.timezone).getTime()
            const until = zonedInstant(end, interval.to, one.timezone).getTime()
            // A time that the clocks skip begins with the first one that they show: 02:05 with 03:00.
            const [hour = 0, minute = 0] = interval.from.split(':').map(Number)
            const isShown = slot.date === opening && slot.minute >= hour * 60 + minute
            return (from <= slot.from || isShown) && slot.until <= until
          })
          expect([slot, isWithin]).toEqual([slot, true])
        }
      }),
      { numRuns: 300 },
    )
  })
  it('of one interval never overlap, also in the night in which clocks are put forward', () => {
    fc.assert(
      fc.property(anySchedule, anyDate, (one, date) => {
        const hours = { week: [], exceptions: [{ date, intervals: one.hours.week[0]?.intervals ?? [] }] }
        const slots = [...slotsBetween({ ...one, hours, duration: one.step }, date, addDays(date, 1))]
        for (const [index, slot] of slots.entries()) {
          const next = slots[index + 1]
          if (next) expect(slot.until).toBeLessThanOrEqual(next.from)
        }
      }),
      { numRuns: 300 },
    )
  })
  it('that are listed are those that a booking finds, and no others', () => {
    fc.assert(
      fc.property(anySchedule, anyDate, fc.integer({ min: 0, max: 1439 }), (one, date, minute) => {
        const slots = [...slotsBetween(one, date, date)]
        for (const slot of slots) expect(slotAt(one, slot.from)).toEqual(slot)
        const at = Date.parse(date) + (minute - offset(new Date(date), one.timezone)) * 60_000
        const isListed = slots.some(({ from }) => from === at)
        if (wallClock(new Date(at), one.timezone).date === date)
          expect(slotAt(one, at) !== undefined).toBe(isListed)
      }),
      { numRuns: 300 },
    )
  })
})

describe('free slots', () => {
  const now = Date.parse('2026-11-30T04:10:00Z')
  const free = (part: Partial<Parameters<typeof freeSlots>[1]> = {}, one = schedule()) =>
    [
      ...freeSlots(
        one,
        { now, leadMinutes: 60, horizonDays: 60, busy: [], ...part },
        '2026-11-30',
        '2027-02-28',
      ),
    ].map(({ date, minute }) => `${date} ${timeLabel(minute)}`)

  it('begin after the lead time and end with the last day of the horizon', () => {
    const slots = free({ horizonDays: 1 })
    expect(slots[0]).toBe('2026-11-30 10:30')
    expect(slots.at(-1)).toBe('2026-12-01 12:30')
  })
  it('are those that nothing overlaps, not even by a minute', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            from: fc.integer({ min: 0, max: 2880 }),
            length: fc.integer({ min: 1, max: 300 }),
          }),
          { maxLength: 8 },
        ),
        (taken) => {
          const busy = taken.map(({ from, length }) => ({
            from: now + from * 60_000,
            until: now + (from + length) * 60_000,
          }))
          const window = { now, leadMinutes: 0, horizonDays: 2, busy }
          const all = [...slotsBetween(schedule(), '2026-11-30', '2026-12-02')].filter(
            ({ from }) => from >= now,
          )
          const left = [...freeSlots(schedule(), window, '2026-11-30', '2026-12-02')]
          expect(left).toEqual(all.filter((slot) => !busy.some((span) => overlaps(slot, span))))
        },
      ),
    )
  })
  it('are none in the past, whatever is asked for', () => {
    const window = { now, leadMinutes: 0, horizonDays: 60, busy: [] }
    expect([...freeSlots(schedule(), window, '1999-01-01', '2026-11-29')]).toEqual([])
    expect([...freeSlots(schedule(), window, '2999-01-01', '2999-02-01')]).toEqual([])
  })
})
