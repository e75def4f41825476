import { addDays, calendarDate, wallClock, weekday } from '../../schemas/formats/zone.ts'

const dayMs = 86_400_000

/** "Open until 18:00", "opens tomorrow at 09:00", from the instant at which that changes, by the clock of the place. */
export function openingAt(
  { isOpen, changesAt }: { isOpen: boolean; changesAt?: string },
  timezone: string,
  now: Date,
) {
  const at = changesAt === undefined ? undefined : new Date(changesAt)
  const soon = at && at.getTime() - now.getTime() <= (isOpen ? 1 : 7) * dayMs
  if (isOpen) return { state: 'open' as const, ...(soon && { until: timeOf(at, timezone) }) }
  if (!soon) return { state: 'closed' as const }
  const today = calendarDate(now, timezone)
  const { date } = wallClock(at, timezone)
  const time = timeOf(at, timezone)
  if (date === today) return { state: 'closed' as const, opens: { when: 'today' as const, at: time } }
  if (date === addDays(today, 1))
    return { state: 'closed' as const, opens: { when: 'tomorrow' as const, at: time } }
  return { state: 'closed' as const, opens: { when: 'weekday' as const, at: time, day: weekday(date) } }
}

/** The local time of an instant in an IANA zone, `18:30`. */
export function timeOf(instant: Date, timezone: string): string {
  const minute = Math.round(wallClock(instant, timezone).minute)
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
