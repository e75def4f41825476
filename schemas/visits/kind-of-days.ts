import { addDays, weekday } from '../formats/zone.ts'

/** A day, or a period of days. */
export type Days = { from: string; to: string }

/** The calendar month of a date. */
export const monthOf = (date: string): Days => {
  const from = `${date.slice(0, 7)}-01`
  const next = addDays(from, 31).slice(0, 7)
  return { from, to: addDays(`${next}-01`, -1) }
}

/** The week of a date, from Monday. */
export const weekOf = (date: string): Days => {
  const from = addDays(date, 1 - weekday(date))
  return { from, to: addDays(from, 6) }
}

export const isSame = (one: Days, other: Days): boolean => one.from === other.from && one.to === other.to

/** What people call these days. */
export function kindOfDays(days: Days): 'day' | 'week' | 'month' | 'period' {
  if (days.from === days.to) return 'day'
  if (isSame(days, weekOf(days.from))) return 'week'
  return isSame(days, monthOf(days.from)) ? 'month' : 'period'
}
