import { addDays, addMonths, type CalendarDate, weekdayOf } from './calendar-date.ts'

/** The date that a key moves to, by ARIA's grid pattern; undefined for other keys. */
export function dateAfterKey(date: CalendarDate, key: string, shift: boolean): CalendarDate | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, 1 - weekdayOf(date))
    case 'End':
      return addDays(date, 7 - weekdayOf(date))
    case 'PageUp':
      return addMonths(date, shift ? -12 : -1)
    case 'PageDown':
      return addMonths(date, shift ? 12 : 1)
    default:
      return undefined
  }
}
