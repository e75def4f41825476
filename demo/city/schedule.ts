import { addDays, weekday } from '../../schemas/formats/zone.ts'
import type { SeedHours, SeedSpecialist } from '../parts/seed-types.ts'
import type { Random } from '../pictures/random.ts'
import type { HoursName } from './plan.ts'
import { byWeight, oneOf } from './random.ts'

type Interval = { from: string; to: string }
type Seen = NonNullable<SeedSpecialist['schedule']>[number]

const days = [1, 2, 3, 4, 5, 6, 7]

const week = (open: (day: number) => Interval[]): SeedHours => ({
  week: days.map((day) => ({ day, intervals: open(day) })),
})

/** When a clinic is open. */
export const clinicHours: Record<HoursName, SeedHours> = {
  everyDay: week((day) => [day < 6 ? { from: '08:00', to: '20:00' } : { from: '09:00', to: '18:00' }]),
  notSunday: week((day) =>
    day === 7 ? [] : [day < 6 ? { from: '09:00', to: '19:00' } : { from: '09:00', to: '15:00' }],
  ),
  weekdays: week((day) =>
    day > 5
      ? []
      : [
          { from: '09:00', to: '13:00' },
          { from: '14:00', to: '18:00' },
        ],
  ),
  evenings: week((day) => (day === 1 || day === 7 ? [] : [{ from: '11:00', to: '21:00' }])),
  always: week(() => [{ from: '00:00', to: '24:00' }]),
}

type Shift = readonly Interval[]

const dayShifts = {
  morning: [{ from: '08:00', to: '14:00' }],
  afternoon: [{ from: '14:00', to: '21:00' }],
  whole: [
    { from: '08:00', to: '13:00' },
    { from: '14:00', to: '18:00' },
  ],
} satisfies Record<string, Shift>

const nightShift: Shift = [
  { from: '00:00', to: '08:00' },
  { from: '20:00', to: '24:00' },
]

const daySets = [
  [1, 3, 5],
  [2, 4, 6],
  [1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5],
  [2, 3, 4, 5, 6],
  [1, 2, 6, 7],
  [3, 5, 7],
  [1, 4],
]

/** Times of a day are in order as texts are. */
const first = (...times: string[]): string => times.sort()[0] ?? ''
const last = (...times: string[]): string => times.sort().at(-1) ?? ''

/** The parts of a shift in which the clinic is open. */
const within = (shift: Shift, open: readonly Interval[]): Interval[] =>
  open.flatMap(({ from, to }) =>
    shift
      .map((part) => ({ from: last(part.from, from), to: first(part.to, to) }))
      .filter((part) => part.from < part.to),
  )

/**
 * When a doctor sees patients in a branch. The next days of many are taken, of one for weeks, so that the soonest times of a list
 * differ.
 */
export function doctorSchedule(
  { cabinet, hours, minutes, today }: { cabinet: string; hours: HoursName; minutes: number; today: string },
  random: Random,
): Seen {
  const open = clinicHours[hours].week
  const isOpen = new Set(open.flatMap(({ day, intervals }) => (intervals.length > 0 ? [day] : [])))
  const chosen = oneOf(daySets, random).filter((day) => isOpen.has(day))
  const works = chosen.length > 0 ? chosen : [...isOpen]
  const shift: Shift =
    hours === 'always' && random.chance(0.35)
      ? nightShift
      : dayShifts[byWeight({ morning: 3, afternoon: 3, whole: 4 }, random)]
  const inWeek = open.map(({ day, intervals }) => ({
    day,
    intervals: works.includes(day) ? within(shift, intervals) : [],
  }))
  const taken = { none: 0, two: 2, five: 5, ten: 10, long: 19 }[
    byWeight({ none: 8, two: 6, five: 3, ten: 2, long: 1 }, random)
  ]
  const dates = Array.from({ length: taken }, (_, at) => addDays(today, at))
  const exceptions = dates.flatMap((date, at) => {
    const usual = inWeek.find(({ day }) => day === weekday(date))?.intervals ?? []
    if (usual.length === 0) return []
    const end = usual.at(-1)
    // The last of the taken days has a free hour at its end.
    const free = at === taken - 1 && end ? [{ ...end, from: last(hourBefore(end.to), end.from) }] : []
    return [{ date, intervals: free }]
  })
  return { cabinet, step: minutes, hours: { week: inWeek, exceptions } }
}

/** An hour before a time. */
const hourBefore = (time: string): string =>
  `${String(Number(time.slice(0, 2)) - 1).padStart(2, '0')}${time.slice(2)}`
