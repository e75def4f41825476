import { quietHours, reminderHour } from '../../../schemas/booking/booking-rules.ts'
import { timeLabel } from '../../../schemas/booking/slots.ts'
import { addDays, wallClock, zonedInstant } from '../../../schemas/formats/zone.ts'

/**
 * When a patient is reminded of a visit: the day before, at an hour of the branch's day that is the same for all visits, so that those of
 * one day are in one message. Null if that time is over: a patient who books so late needs no reminder.
 */
export function remindAt(startsAt: Date, timezone: string, now: number): Date | null {
  const before = addDays(wallClock(startsAt, timezone).date, -1)
  const at = zonedInstant(before, timeLabel(reminderHour * 60), timezone)
  return at.getTime() > now ? at : null
}

/** The next instant outside of the quiet hours of a zone: now, or when they end (C-25). */
export function outsideQuietHours(now: Date, timezone: string): Date {
  const { date, minute } = wallClock(now, timezone)
  const end = timeLabel(quietHours.to * 60)
  if (minute >= quietHours.from * 60) return zonedInstant(addDays(date, 1), end, timezone)
  return minute < quietHours.to * 60 ? zonedInstant(date, end, timezone) : now
}
