import type { LocalizedText } from '../../schemas/core/localized.ts'
import { calendarDate } from '../../schemas/formats/zone.ts'
import type { Cabinet, Company } from '../entities/company.ts'
import type { OpeningHours } from '../entities/opening-hours.ts'
import { currentExceptions } from './current-status.ts'
import { withoutUndefined } from './without-undefined.ts'

type Special = OpeningHours['exceptions'][number] & { cabinets?: LocalizedText[] }

/**
 * The special days of all branches within two months, by date: those that are the same in all of them once, others with the names of their
 * branches. A company without branches has its own.
 */
export function specialDays(
  company: Pick<Company, 'hours' | 'timezone'>,
  cabinets: readonly Cabinet[],
  now: Date,
): Special[] {
  const places: Partial<Cabinet>[] = cabinets.length > 0 ? [...cabinets] : [company]
  const days = places.flatMap(({ name, hours, timezone = company.timezone }) => {
    const today = calendarDate(now, timezone)
    return currentExceptions(hours ?? { week: [], exceptions: [] }, timezone, now)
      .filter(({ date }) => date >= today)
      .map((day) => ({ name, day, key: JSON.stringify([day.date, day.intervals]) }))
  })
  return [...Map.groupBy(days, ({ key }) => key).values()]
    .flatMap((same) => {
      const [first] = same
      if (!first) return []
      const { date, intervals } = first.day
      const note = same.find(({ day }) => day.note)?.day.note
      const names = same.length < places.length ? same.flatMap(({ name }) => name ?? []) : undefined
      return [withoutUndefined({ date, intervals, note, cabinets: names })]
    })
    .sort((one, other) => one.date.localeCompare(other.date))
}
