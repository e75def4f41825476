import { addDays } from '../../../../schemas/formats/zone.ts'
import { mostDays } from '../../../../schemas/visits/day-close-limits.ts'
import { type Days, isSame, monthOf, weekOf } from '../../../../schemas/visits/kind-of-days.ts'
import { parseTypedDate } from '../../../../ui/date-picker/typed-date.ts'

/** Why an address names no days: a text that is no date, an end before the beginning, or more days than are shown at once. */
export type DaysFault = { at: keyof Days; problem: 'invalid' | 'reversed' | 'long' }

/** What an address asks for: days, or a fault with the texts in which it is. */
export type AskedDays = { days: Days; fault?: never } | { typed: Days; fault: DaysFault; days?: never }

const dayMs = 86_400_000

/** How many days these are. */
export const lengthOfDays = ({ from, to }: Days): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1

/** A date of this century, as the API takes it. */
function readDate(text: string): string | undefined {
  const date = parseTypedDate(text)
  return date?.startsWith('20') ? date : undefined
}

/** The days of an address: today if it names none, one day if it names no last one. */
export function readDays(query: URLSearchParams, today: string): AskedDays {
  const first = query.get('from')?.trim() || today
  const typed = { from: first, to: query.get('to')?.trim() || first }
  const refused = (at: keyof Days, problem: DaysFault['problem']): AskedDays => ({
    typed,
    fault: { at, problem },
  })
  const from = readDate(typed.from)
  if (from === undefined) return refused('from', 'invalid')
  const to = readDate(typed.to)
  if (to === undefined) return refused('to', 'invalid')
  if (to < from) return refused('to', 'reversed')
  return lengthOfDays({ from, to }) > mostDays ? refused('to', 'long') : { days: { from, to } }
}

/** The query of an address that shows these days. */
export const writeDays = ({ from, to }: Days): string => `?from=${from}${to === from ? '' : `&to=${to}`}`

/** The days that people ask for most, by their names. */
export const presetDays = (today: string) => {
  const yesterday = addDays(today, -1)
  return {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    week: weekOf(today),
    month: monthOf(today),
  } satisfies Record<string, Days>
}

/** As many days before (-1) or after (1) these; of a whole month the whole month beside it. */
export function turnedDays(days: Days, by: -1 | 1): Days {
  if (isSame(days, monthOf(days.from))) return monthOf(addDays(by < 0 ? days.from : days.to, by))
  const length = lengthOfDays(days) * by
  return { from: addDays(days.from, length), to: addDays(days.to, length) }
}
