import { type CalendarDate, dateOf, partsOf } from './calendar-date.ts'

/** A date as it is written in all four languages: `21.11.2026`. */
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

/**
 * The date that was typed or pasted: `21.11.2026`, `21/11/2026`, `1 2 2026`, `21112026`, `2026-11-21`; undefined if it
 * is not a date.
 */
export function parseTypedDate(typed: string): CalendarDate | undefined {
  const text = typed.trim()
  for (const shape of shapes) {
    const found = shape.exec(text)?.groups
    if (found) return dateOf(Number(found.year), Number(found.month), Number(found.day))
  }
  return undefined
}

/** Adds dots to eight digits, since numeric keyboards have none; returns any other text unchanged. */
export function withDots(typed: string): string {
  const date = /^\d{8}$/.test(typed) ? parseTypedDate(typed) : undefined
  return date ? formatTypedDate(date) : typed
}
