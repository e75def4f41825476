import { addDays, calendarDate, weekday } from '../../schemas/formats/zone.ts'
import { localTime } from './local-time.ts'

const dayMs = 86_400_000

/** "Open until 18:00", "opens tomorrow at 09:00", from the instant at which that changes, by the clock of the place. */
export function openingAt(
  { isOpen, changesAt }: { isOpen: boolean; changesAt?: string },
  timezone: string,
  now: Date,
) {
  const at = changesAt === undefined ? undefined : new Date(changesAt)
  const soon = at && at.getTime() - now.getTime() <= (isOpen ? 1 : 7) * dayMs
  if (isOpen) return { state: 'open' as const, ...(soon && { until: localTime(at, timezone).time }) }
  if (!soon) return { state: 'closed' as const }
  const today = calendarDate(now, timezone)
  const { date, time } = localTime(at, timezone)
  if (date === today) return { state: 'closed' as const, opens: { when: 'today' as const, at: time } }
  if (date === addDays(today, 1))
    return { state: 'closed' as const, opens: { when: 'tomorrow' as const, at: time } }
  return { state: 'closed' as const, opens: { when: 'weekday' as const, at: time, day: weekday(date) } }
}
