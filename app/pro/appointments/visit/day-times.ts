import { addDays } from '../../../../schemas/formats/zone.ts'
import type { Column } from '../calendar/columns.ts'
import { freeStarts } from '../calendar/lay-out.ts'

/** A time of day, in minutes, at which a doctor's schedule begins a visit. */
export type DayTime = { minute: number; isFree: boolean }

/** Where, of which the columns are read: of the date and of the one before, whose hours can end after midnight. */
export const datesAround = (date: string): [before: string, date: string] => [addDays(date, -1), date]

type Asked = {
  doctor: string
  date: string
  /** The code of a visit that is being moved, and takes no time from itself. */
  except?: string | undefined
}

/** The beginnings that the schedule of a doctor has on a date, in order, and which of them are free. `columns` are those of `datesAround`. */
export function dayTimes(columns: readonly Column[], { doctor, date, except }: Asked): DayTime[] {
  return datesAround(date).flatMap((day, index) => {
    const column = columns.find((one) => one.doctor === doctor && one.date === day)
    if (!column) return []
    const { open, step } = column
    const taken = column.visits.filter(({ visit }) => visit.APPOINTMENT_CODE !== except)
    const free = new Set(freeStarts(open, step, taken))
    const shift = index === 0 ? -1440 : 0
    return freeStarts(open, step, [])
      .map((minute) => ({ minute: minute + shift, isFree: free.has(minute) }))
      .filter(({ minute }) => minute >= 0 && minute < 1440)
  })
}

/** The free time of a day that is nearest to the wished minute, the later of two, and not before `from`; undefined if there is none. */
export function nearestTime(
  times: readonly DayTime[],
  { wish, from }: { wish: number; from: number },
): number | undefined {
  const free = times.filter(({ minute, isFree }) => isFree && minute >= from).map(({ minute }) => minute)
  return free.sort((one, other) => Math.abs(one - wish) - Math.abs(other - wish) || other - one)[0]
}
