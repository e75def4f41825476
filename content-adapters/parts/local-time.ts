import { timeLabel } from '../../schemas/booking/slots.ts'
import { wallClock } from '../../schemas/formats/zone.ts'

/** An instant by the clock of an IANA zone, to the minute: the calendar date `2026-12-03` and the time `18:30`. */
export function localTime(instant: Date | string, timezone: string): { date: string; time: string } {
  const { date, minute } = wallClock(instant, timezone)
  return { date, time: timeLabel(Math.round(minute)) }
}
