import { type DayPart, partOfDay } from '../../../schemas/appointment-requests/appointment-request.ts'
import { alwaysOpen, hoursWithin } from '../../../schemas/booking/hours-within.ts'
import { timeLabel } from '../../../schemas/booking/slots.ts'
import { openingTimes } from '../../../schemas/formats/opening-hours.ts'
import { wallClock, zonedInstant } from '../../../schemas/formats/zone.ts'
import type { Branch } from '../slots/read-bookable.ts'
import type { DoctorHours } from '../slots/read-hours.ts'

const quarterMs = 15 * 60_000

type Wish = {
  /** The branches that suit. */
  branches: readonly Branch[]
  /** Hours of the doctors who suit, in any branch. */
  hours: readonly DoctorHours[]
  from: string
  until: string
  parts: readonly DayPart[]
  now: number
}

/**
 * Whether a slot may become free in the days and parts of a day of a waiting-list entry: a doctor has hours then within those of the
 * branch, or the branch is open and no doctor's hours are known.
 */
export function mayBecomeFree({ branches, hours, from, until, parts, now }: Wish): boolean {
  return branches.some((branch) => {
    const own = hours.filter(({ cabinet }) => cabinet === branch.code)
    if (own.length === 0 && hours.length > 0) return false
    const all = own.length > 0 ? own.map((one) => one.hours) : [hoursWithin(alwaysOpen, branch.hours)]
    const { timezone } = branch
    const today = wallClock(new Date(now), timezone).date
    const first = from > today ? from : today
    const midnight = zonedInstant(first, '00:00', timezone)
    const days = (Date.parse(until) - Date.parse(first)) / 86_400_000
    return all.some((one) =>
      openingTimes(one, timezone, midnight, days).some((span) => {
        for (let at = span.from.getTime(); at < span.until.getTime(); at += quarterMs) {
          const { date, minute } = wallClock(new Date(at), timezone)
          if (at < now || date < first || date > until) continue
          if (parts.length === 0 || parts.includes(partOfDay(timeLabel(Math.floor(minute))))) return true
        }
        return false
      }),
    )
  })
}
