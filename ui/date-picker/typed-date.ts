import { type CalendarDate, dateOf, partsOf } from './calendar-date.ts'

/** A date as people write it in all four languages: `21.11.2026`. */
export function formatTypedDate(date: CalendarDate): string {
  const { year, month, day } = partsOf(date)
  return [String(day).padStart(2, '0'), String(month).padStart(2, '0'), String(year).padStart(4, '0')].join(
    '.',
  )
}

const shapes = [
  /^(?<day>\d{1,2})[.,/\-\s]+(?<month>\d{1,2})[.,/\-\s]+(?<year>\d{4})$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
]

/** What a person typed or pasted: `21.11.2026`, `21/11/2026`, `1 2 2026`, `21112026`, `2026-11-21`; undefined where it is no date. */
export function parseTypedDate(typed: string): CalendarDate | undefined {
  const text = typed.trim()
  for (const shape of shapes) {
    const found = shape.exec(text)?.groups
    if (found) return dateOf(Number(found.year), Number(found.month), Number(found.day))
  }
  return undefined
}

/** Eight digits with the dots that a keyboard of digits lacks; any other text as it is. */
export function withDots(typed: string): string {
  const date = /^\d{8}$/.test(typed) ? parseTypedDate(typed) : undefined
  return date ? formatTypedDate(date) : typed
}
