import type { Locale } from '../../../../../locales/locale.ts'
import type { Entity } from '../../../../../pro-forms/entity/merge.ts'
import { type Hours, withExceptions } from '../../../../../pro-forms/fields/hours/hours-values.ts'
import type { ReadyNotice } from '../../../../../schemas/api/ready-notice.ts'
import { addDays } from '../../../../../schemas/formats/zone.ts'
import { textIn } from '../../../../../schemas/lent-russian.ts'
import type { BegunRow } from '../../draft/builder/source-context.ts'

/** No clinic is away for longer, and a branch keeps no more days. */
const mostDays = 60

/** A branch with the days of a notice as days off, each with the name of its holiday; days that it has already stay as they are. */
export function withClosedDays(
  branch: Entity,
  { FROM, UNTIL, NAME }: Pick<ReadyNotice, 'FROM' | 'UNTIL' | 'NAME'>,
  locale: Locale,
): BegunRow {
  const hours = branch.hours as Hours | undefined
  const exceptions = hours?.exceptions ?? []
  const known = new Set(exceptions.map(({ date }) => date))
  const dates: string[] = []
  for (let date = FROM; date <= UNTIL && dates.length < mostDays; date = addDays(date, 1))
    if (!known.has(date)) dates.push(date)
  const closed = dates.map((date) => ({ date, intervals: [], ...(NAME && { note: textIn(locale, NAME) }) }))
  return {
    value: { ...branch, hours: withExceptions(hours, [...exceptions, ...closed]) },
    path: ['hours', 'exceptions', Math.min(exceptions.length, exceptions.length + dates.length - 1), 'note'],
  }
}
