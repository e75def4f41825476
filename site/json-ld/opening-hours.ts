import type { OpeningHours } from '../../content-adapters/entities/opening-hours.ts'
import { addDays, calendarDate, zonedInstant } from '../../schemas/formats/zone.ts'
import { type Entity, entity } from './entity.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** How far ahead exceptions are listed, as on the page itself. */
const daysAhead = 60

type Clock = { now: Date; timezone: string; expires: (at: Date) => void }

/** Google's rules: a closed day is 00:00–00:00, a day around the clock ends at 23:59. */
const times = ({ from, to }: { from: string; to: string }) => ({
  opens: from,
  closes: to === '24:00' ? '23:59' : to,
})
const closed = { opens: '00:00', closes: '00:00' }

/** The week in schema.org's form: days with the same hours together. */
export function openingHours({ week }: OpeningHours): Entity[] {
  const byHours = new Map<string, { day: string[]; opens: string; closes: string }>()
  for (const { day, intervals } of week)
    for (const interval of intervals) {
      const { opens, closes } = times(interval)
      const same = byHours.get(opens + closes) ?? { day: [], opens, closes }
      same.day.push(days[day - 1] ?? '')
      byHours.set(opens + closes, same)
    }
  return [...byHours.values()].map(({ day, opens, closes }) =>
    specification({ dayOfWeek: day, opens, closes }),
  )
}

/** Special days from today on, in schema.org's form. */
export function specialHours({ exceptions }: OpeningHours, { now, timezone, expires }: Clock): Entity[] {
  const today = calendarDate(now, timezone)
  const last = addDays(today, daysAhead)
  if (exceptions.length > 0) expires(zonedInstant(addDays(today, 1), '00:00', timezone))
  return exceptions
    .filter(({ date }) => date >= today && date <= last)
    .flatMap(({ date, intervals }) =>
      (intervals.length > 0 ? intervals.map(times) : [closed]).map((span) =>
        specification({ ...span, validFrom: date, validThrough: date }),
      ),
    )
}

const specification = (fields: Parameters<typeof entity>[0]) =>
  entity({ '@type': 'OpeningHoursSpecification', ...fields })
