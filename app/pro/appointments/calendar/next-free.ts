import type { Column } from './columns.ts'

/** A place in the calendar: a column and a time. */
export type FreeTime = { doctor: string; date: string; minute: number }

/** The first free time of these columns from a moment on, of one doctor if one is asked for. */
export function nextFree(
  columns: readonly Column[],
  from: { date: string; minute: number; doctor?: string | undefined },
): FreeTime | undefined {
  const free = columns
    .filter(({ doctor, date }) => date >= from.date && (from.doctor === undefined || doctor === from.doctor))
    .flatMap(({ doctor, date, free: starts }) => starts.map((minute) => ({ doctor, date, minute })))
    .filter(({ date, minute }) => date > from.date || minute >= from.minute)
  return free.sort((one, other) => one.date.localeCompare(other.date) || one.minute - other.minute)[0]
}
