import { isKnownWeek } from '../../schemas/booking/hours-within.ts'
import { type OpeningStatus, openingStatus } from '../../schemas/formats/opening-hours.ts'
import { addDays, calendarDate, zonedInstant } from '../../schemas/formats/zone.ts'
import type { OpeningHours } from '../entities/opening-hours.ts'
import type { LoadContext } from '../loader.ts'

/** Exceptions of today and the near future. */
export function currentExceptions(
  hours: OpeningHours,
  timezone: string,
  now: Date,
): OpeningHours['exceptions'] {
  const today = calendarDate(now, timezone)
  const first = addDays(today, -1)
  const last = addDays(today, 60)
  return hours.exceptions.filter(({ date }) => date >= first && date <= last)
}

/** Opening status at the time of rendering; the page expires when it changes. */
export function currentStatus(
  hours: OpeningHours,
  timezone: string,
  { now, expires }: Pick<LoadContext, 'now' | 'expires'>,
) {
  const exceptions = currentExceptions(hours, timezone, now)
  if (!isKnownWeek(hours)) {
    // Days without hours in the schedule are unknown.
    const today = calendarDate(now, timezone)
    if (exceptions.length > 0) expires(zonedInstant(addDays(today, 1), '00:00', timezone))
    if (!exceptions.some(({ date }) => date === today)) return undefined
  }
  const status = openingStatus({ week: hours.week, exceptions }, timezone, now)
  if (status?.changesAt) expires(status.changesAt)
  return status && toShown(status)
}

function toShown(status: OpeningStatus) {
  if (status.state === 'open') return { state: 'open' as const, ...(status.until && { until: status.until }) }
  return { state: 'closed' as const, ...(status.opens && { opens: openingOf(status.opens) }) }
}

function openingOf({ day, time }: { day: string | number; time: string }) {
  if (day === 'today') return { when: 'today' as const, at: time }
  if (day === 'tomorrow') return { when: 'tomorrow' as const, at: time }
  return { when: 'weekday' as const, at: time, day: Number(day) }
}
