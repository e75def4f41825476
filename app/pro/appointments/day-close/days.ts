import { addDays } from '../../../../schemas/formats/zone.ts'
import { mostDays } from '../../../../schemas/visits/day-close-limits.ts'
import { parseTypedDate } from '../../../../ui/date-picker/typed-date.ts'

/** A day, or a period of days. */
export type Days = { from: string; to: string }

const dayMs = 86_400_000

/** How many days these are. */
const lengthOfDays = ({ from, to }: Days): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1

/** The days in an address: today if there are none, the first ones of a period that is too long, and one day where the end is before the beginning. */
export function readDays(query: URLSearchParams, today: string): Days & { isCut: boolean } {
  const from = parseTypedDate(query.get('from') ?? '') ?? today
  const asked = parseTypedDate(query.get('to') ?? '') ?? from
  const length = lengthOfDays({ from, to: asked })
  if (length < 1) return { from, to: from, isCut: false }
  const isCut = length > mostDays
  return { from, to: isCut ? addDays(from, mostDays - 1) : asked, isCut }
}

/** The query of an address that shows these days. */
export const writeDays = ({ from, to }: Days): string => `?from=${from}${to === from ? '' : `&to=${to}`}`

/** As many days before (-1) or after (1) these. */
export const turnedDays = (days: Days, by: -1 | 1): Days => {
  const length = lengthOfDays(days) * by
  return { from: addDays(days.from, length), to: addDays(days.to, length) }
}
