import { serverNow } from '../../../../client/server-clock.ts'
import { wallClock } from '../../../../schemas/formats/zone.ts'
import { useBranch } from '../appointments-context.ts'
import { clockOf, minutesOf } from '../calendar/columns.ts'
import { laterFree } from '../calendar/later-free.ts'
import { useReadColumns } from '../calendar/use-read-columns.ts'
import { datesAround, dayTimes, nearestTime } from './day-times.ts'
import type { Where } from './where.ts'

/**
 * Finds the free time of a doctor that is nearest to a place: on that day, and with `onOtherDays` on a later one if the day has none. Undefined
 * if there is none, or on a day that is over.
 */
export function useNearestFree(): (
  where: Where,
  options: { onOtherDays: boolean; except?: string | undefined },
) => Promise<Where | undefined> {
  const { timezone } = useBranch()
  const read = useReadColumns()
  return async ({ doctor, date, time }, { onOtherDays, except }) => {
    const now = wallClock(serverNow(), timezone)
    if (date === null || date < now.date) return undefined
    const from = date === now.date ? now.minute : 0
    const times = dayTimes(await read(datesAround(date)), { doctor, date, except })
    const minute = nearestTime(times, { wish: time === null ? 0 : minutesOf(time), from })
    if (minute !== undefined) return { doctor, date, time: clockOf(minute) }
    const later = onOtherDays ? await laterFree(read, { doctor, date, minute: from }) : undefined
    return later && { doctor, date: later.date, time: clockOf(later.minute) }
  }
}
