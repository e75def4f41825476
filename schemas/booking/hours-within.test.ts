import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Hours } from '../formats/opening-hours.ts'
import { addDays, wallClock, weekday, zonedInstant } from '../formats/zone.ts'
import { hoursWithin } from './hours-within.ts'
import { freeSlots, isCovered, overlaps, type Span, slotAt, slotsBetween, timeLabel } from './slots.ts'

const minuteMs = 60_000
const everyDay = (...intervals: { from: string; to: string }[]): Hours => ({
  week: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, intervals })),
  exceptions: [],
})
const named = (date: string, ...intervals: { from: string; to: string }[]): Hours => ({
  week: [],
  exceptions: [{ date, intervals }],
})
/** 2026-12-16 is a Wednesday. */
const date = '2026-12-16'
const labels = (own: Hours, branch: Hours | null, first = date, last = first) =>
  [
    ...slotsBetween(
      { hours: hoursWithin(own, branch), timezone: 'Asia/Almaty', step: 30, duration: 30 },
      first,
      last,
    ),
  ].map((slot) => (first === last ? timeLabel(slot.minute) : `${slot.date} ${timeLabel(slot.minute)}`))

describe('hours of a doctor within those of the branch', () => {
  const own = everyDay({ from: '08:00', to: '18:00' })

  it('are none on a day on which the branch is closed', () => {
    expect(labels(own, { ...everyDay({ from: '08:00', to: '20:00' }), ...named(date) })).toEqual([])
  })
  it('are as short as the branch is open on one day, and as always on the next', () => {
    const branch = {
      ...everyDay({ from: '07:00', to: '20:00' }),
      exceptions: named(date, { from: '10:00', to: '11:30' }).exceptions,
    }
    expect(labels(own, branch)).toEqual(['10:00', '10:30', '11:00'])
    expect(labels(own, branch, addDays(date, 1))).toHaveLength(20)
  })
  it('keep the grid of the doctor where the branch opens between two slots', () => {
    expect(labels(own, named(date, { from: '10:10', to: '11:40' }))).toEqual(['10:30', '11:00'])
  })
  it('are those of the doctor where a branch has no hours, or none in its week, and only a named day restricts', () => {
    expect(hoursWithin(own, null)).toEqual(own)
    expect(hoursWithin(own, { week: [{ day: 1, intervals: [] }], exceptions: [] })).toEqual(own)
    expect(labels(own, named(date, { from: '17:00', to: '22:00' }))).toEqual(['17:00', '17:30'])
    expect(labels(own, named(date), addDays(date, 1))).toHaveLength(20)
  })
  it('of a night end where the branch closes, and go on where it opens again', () => {
    const night = everyDay({ from: '22:00', to: '02:00' })
    const branch = named(date, { from: '01:00', to: '23:00' })
    expect(labels(night, branch, date, addDays(date, 1))).toEqual([
      `${date} 01:00`,
      `${date} 01:30`,
      `${date} 22:00`,
      `${date} 22:30`,
      // The day after is not named: whether the branch is open is not known.
      ...['00:00', '00:30', '01:00', '01:30', '22:00', '22:30', '23:00', '23:30'].map(
        (label) => `${addDays(date, 1)} ${label}`,
      ),
    ])
  })
  it('keep the grid of a night that began at another time than usual', () => {
    const night = {
      week: [{ day: 3, intervals: [{ from: '22:10', to: '02:00' }] }],
      exceptions: [{ date, intervals: [{ from: '22:00', to: '02:00' }] }],
    }
    const morning = { week: [{ day: 4, intervals: [{ from: '00:00', to: '01:00' }] }], exceptions: [] }
    expect(labels(night, morning, addDays(date, 1))).toEqual(['00:00', '00:30'])
    expect(labels(night, morning, addDays(date, 8))).toEqual(['00:10'])
  })
  it('name a day only where it differs from the week, with the reason of the doctor or else of the branch', () => {
    const monday = { week: own.week.filter(({ day }) => day === 1), exceptions: [] }
    expect(hoursWithin(monday, named(date)).exceptions).toEqual([])
    const noted = (note: string) => ({ week: [], exceptions: [{ date, intervals: [], note }] })
    expect(hoursWithin<string>(own, noted('holiday')).exceptions).toEqual([
      { date, intervals: [], note: 'holiday' },
    ])
    expect(
      hoursWithin<string>({ ...own, ...noted('ill'), week: own.week }, noted('holiday')).exceptions,
    ).toEqual([{ date, intervals: [], note: 'ill' }])
  })
})

/** Zones with jumps in spring and autumn, of an hour and of half an hour, and without. */
const zones = ['Asia/Almaty', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/New_York']
/** Days around which the clocks of one of the zones were changed, and others. */
const anyDate = fc.oneof(
  fc.constantFrom('2026-03-07', '2026-03-28', '2026-04-04', '2026-10-03', '2026-10-24', '2026-10-31'),
  fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days)),
)
const fives = (min: number, max: number) => fc.integer({ min, max }).map((count) => count * 5)

/** Often one that some clocks pass over or show twice. */
const time = fc.oneof(
  fives(0, 287).map(timeLabel),
  fc.constantFrom('01:30', '02:00', '02:15', '02:30', '03:00'),
)
const interval = fc
  .tuple(time, fc.oneof(time, fc.constant('24:00')))
  .filter(([from, to]) => from !== to)
  .map(([from, to]) => ({ from, to }))
const anyHours = (date: string) =>
  fc.record({
    week: fc.uniqueArray(
      fc.record({ day: fc.integer({ min: 1, max: 7 }), intervals: fc.array(interval, { maxLength: 2 }) }),
      { selector: ({ day }) => day, maxLength: 7 },
    ),
    exceptions: fc.uniqueArray(
      fc.record({
        date: fc.integer({ min: -2, max: 4 }).map((days) => addDays(date, days)),
        intervals: fc.array(interval, { maxLength: 2 }),
      }),
      { selector: (one) => one.date, maxLength: 4 },
    ),
  })
const anyCase = anyDate.chain((first) =>
  fc.record({
    first: fc.constant(first),
    timezone: fc.constantFrom(...zones),
    own: anyHours(first),
    branch: fc.option(anyHours(first)),
    step: fc.constantFrom(15, 20, 25, 30, 45, 90),
    duration: fc.constantFrom(5, 15, 30, 40, 120),
  }),
)

/** The date and minute on the clocks. An hour that comes twice is over after the first time: then they stand still until the next begins. */
function shownAt(at: number, timezone: string): { date: string; minute: number } {
  const shown = wallClock(new Date(at), timezone)
  const first = zonedInstant(shown.date, timeLabel(shown.minute), timezone).getTime()
  return first < at ? shownAt(at - minuteMs, timezone) : shown
}

/** Whether hours have a minute, looked up as a person reads them. */
function has({ week, exceptions }: Hours, timezone: string, at: number, isRestricting = false): boolean {
  const { date, minute } = shownAt(at, timezone)
  const label = timeLabel(minute)
  const isKnown = week.some(({ intervals }) => intervals.length > 0)
  const of = (day: string) =>
    exceptions.find((one) => one.date === day)?.intervals ??
    (isRestricting && !isKnown
      ? [{ from: '00:00', to: '24:00' }]
      : (week.find((one) => one.day === weekday(day))?.intervals ?? []))
  return (
    of(date).some(({ from, to }) => from <= label && (to <= from || label < to)) ||
    of(addDays(date, -1)).some(({ from, to }) => to <= from && label < to)
  )
}

/** The minutes of a span that are multiples of five: hours, steps and lengths here begin and end with no others. */
const minutesOf = ({ from, until }: Span): number[] =>
  Array.from({ length: (until - from) / (5 * minuteMs) }, (_, index) => from + index * 5 * minuteMs)

describe('whatever the hours, the zone and the special days', () => {
  /** Whether hours have each minute of a span; minutes are looked up once. */
  const reader = (hours: Hours | null, timezone: string, isRestricting = false) => {
    const known = new Map<number, boolean>()
    const isOpen = (at: number) => {
      const found = known.get(at) ?? (!hours || has(hours, timezone, at, isRestricting))
      known.set(at, found)
      return found
    }
    return (span: Span) => minutesOf(span).every(isOpen)
  }
  const inside = ({ branch, timezone }: { branch: Hours | null; timezone: string }) =>
    reader(branch, timezone, true)

  it('no slot has a minute outside of the branch or of the doctor, and none inside is lost', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const { own, branch, first } = one
        const last = addDays(first, 2)
        const isInside = inside(one)
        const slots = [...slotsBetween({ ...one, hours: hoursWithin(own, branch) }, first, last)]
        for (const slot of slots) expect(minutesOf(slot).every((at) => has(own, one.timezone, at))).toBe(true)
        const all = [...slotsBetween({ ...one, hours: own }, first, last)]
        expect(slots).toEqual(all.filter(isInside))
      }),
      { numRuns: 400 },
    )
  })

  it('a booking is covered if and only if each of its minutes is', () => {
    const asked = fc.tuple(
      anyCase,
      fc.array(fc.tuple(fives(0, 576), fives(1, 36)), {
        minLength: 5,
        maxLength: 5,
      }),
    )
    fc.assert(
      fc.property(asked, ([one, spans]) => {
        const { own, branch, timezone, first } = one
        const isInside = inside(one)
        const isOwn = reader(own, timezone)
        const hours = hoursWithin(own, branch)
        const midnight = zonedInstant(first, '00:00', timezone).getTime()
        for (const [begin, length] of spans) {
          const span = { from: midnight + begin * minuteMs, until: midnight + (begin + length) * minuteMs }
          const expected = isInside(span) && isOwn(span)
          expect([span, isCovered(hours, timezone, span)]).toEqual([span, expected])
        }
      }),
      { numRuns: 400 },
    )
  })

  it('bookings and moves stay inside, and leave everything free that they do not take', () => {
    const acts = fc.array(fc.tuple(fc.nat({ max: 200 }), fc.option(fc.nat({ max: 20 }))), { maxLength: 12 })
    fc.assert(
      fc.property(anyCase, acts, (one, done) => {
        const { own, branch, first, timezone } = one
        const last = addDays(first, 2)
        const isInside = inside(one)
        const schedule = { ...one, hours: hoursWithin(own, branch) }
        const now = zonedInstant(first, '00:00', timezone).getTime()
        const free = (busy: readonly Span[]) => [
          ...freeSlots(schedule, { now, leadMinutes: 0, horizonDays: 2, busy }, first, last),
        ]
        let busy: Span[] = []
        for (const [pick, moved] of done) {
          // A person who moves a booking keeps it until there is another time.
          const others = moved === null ? busy : busy.filter((_, index) => index !== moved % busy.length)
          const slots = free(others)
          const slot = slots[pick % Math.max(slots.length, 1)]
          if (!slot) continue
          expect(slotAt(schedule, slot.from)).toEqual(slot)
          expect(isInside(slot)).toBe(true)
          busy = [...others, slot]
        }
        const all = [...slotsBetween({ ...one, hours: own }, first, last)].filter(isInside)
        expect(free(busy)).toEqual(all.filter((slot) => !busy.some((span) => overlaps(slot, span))))
      }),
      { numRuns: 150 },
    )
  })
})
