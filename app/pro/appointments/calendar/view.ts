import { addDays, weekday } from '../../../../schemas/formats/zone.ts'

/** The view of the calendar: a day of all doctors, or the week of one. */
export type View = { kind: 'day' | 'week'; date: string; doctor: string | undefined }

const dayPattern = /^\d{4}-\d\d-\d\d$/

const isDate = (text: string | null): text is string =>
  text !== null && dayPattern.test(text) && !Number.isNaN(Date.parse(text))

/** The dates of a view in order; a week begins with Monday (C-5). */
export function datesOf({ kind, date }: Pick<View, 'kind' | 'date'>): string[] {
  if (kind === 'day') return [date]
  const monday = addDays(date, 1 - weekday(date))
  return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days))
}

/** The first and the last date of a view. */
export function rangeOf(view: Pick<View, 'kind' | 'date'>): { from: string; to: string } {
  const dates = datesOf(view)
  return { from: dates[0] ?? view.date, to: dates.at(-1) ?? view.date }
}

/** The view in an address; an invalid date is today. */
export function readView(
  query: URLSearchParams,
  today: string,
): { view: View; range: { from: string; to: string } } {
  const given = query.get('date')
  const view: View = {
    kind: query.get('view') === 'week' ? 'week' : 'day',
    date: isDate(given) ? given : today,
    doctor: query.get('doctor') || undefined,
  }
  return { view, range: rangeOf(view) }
}

/** The query of an address that shows a view, without default values; `cabinet` is the branch, of a company with several. */
export function writeView({ kind, date, doctor }: View, today: string, cabinet?: string): string {
  const query = new URLSearchParams({
    ...(cabinet !== undefined && { cabinet }),
    ...(kind === 'week' && { view: kind }),
    ...(date !== today && { date }),
    ...(doctor !== undefined && { doctor }),
  })
  return query.size > 0 ? `?${query}` : ''
}

/** The view one page further or back. */
export const turned = (view: View, pages: number): View => ({
  ...view,
  date: addDays(view.date, pages * (view.kind === 'week' ? 7 : 1)),
})
