import { type DayPart, dayParts, partOfDay } from '../appointment-requests/appointment-request.ts'

/** A part of a day, by the clock of a branch, as it is kept and counted: `2026-12-03 evening`. */
export type FreePart = `${string} ${DayPart}`

/** The part of a day to which a time belongs. */
export const freePart = (date: string, label: string): FreePart => `${date} ${partOfDay(label)}`

/** A day, a part of any day, or a part of one day: what a list is asked for. */
export type WantedTime = { day?: string | undefined; part?: DayPart | undefined }

/** The same as its parts are counted: `2026-12-03`, `evening`, `2026-12-03 evening`; empty for any time. */
export const wantedTime = ({ day, part }: WantedTime): string =>
  [day, part].filter((one) => one !== undefined).join(' ')

/** What a counted value asks for; undefined for any other text. */
export function readWantedTime(value: string): WantedTime | undefined {
  const [, day, part = ''] = /^(\d{4}-\d\d-\d\d)? ?([a-z]*)$/.exec(value) ?? []
  if (part !== '' && !Object.hasOwn(dayParts, part)) return undefined
  if (day === undefined && part === '') return undefined
  return { ...(day !== undefined && { day }), ...(part !== '' && { part: part as DayPart }) }
}

/** Whether a part of a day fits what was asked for. */
export const fitsPart = ({ day, part }: WantedTime, free: WantedTime): boolean =>
  (day === undefined || free.day === day) && (part === undefined || free.part === part)

/** The same of a time. */
export const fitsTime = (wanted: WantedTime, date: string, label: string): boolean =>
  fitsPart(wanted, { day: date, part: partOfDay(label) })
