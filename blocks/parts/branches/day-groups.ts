import type { Translate } from '../../../locales/index.ts'
import { weekdayNames } from '../../../ui/date-picker/calendar-texts.ts'

/** Weekdays with the same hours: their names short and in full, and the lines of their hours. */
export type DayGroup = { days: number[]; short: string; full: string; lines: string[] }

type Day = { day: number; lines: string[] }

/** Days with equal hours as one entry, in the order of their first day: "Пн–Ср, Пт 08:00–14:00". 1 is Monday. */
export function dayGroups(t: Translate, week: readonly Day[]): DayGroup[] {
  const groups = Map.groupBy(week, ({ lines }) => lines.join('\n'))
  return [...groups.values()].map((group) => {
    const days = group.map(({ day }) => day).sort((a, b) => a - b)
    return { days, ...namesOf(t, days), lines: group[0]?.lines ?? [] }
  })
}

/** Runs of days that follow each other: 1, 2, 3, 5 gives [1, 3] and [5, 5]. */
function runs(days: readonly number[]): [number, number][] {
  const found: [number, number][] = []
  for (const day of days) {
    const last = found.at(-1)
    if (last && last[1] === day - 1) last[1] = day
    else found.push([day, day])
  }
  return found
}

function namesOf(t: Translate, days: readonly number[]) {
  if (days.length === 7) {
    const daily = t('blocks:opening-hours.daily')
    return { short: daily, full: daily }
  }
  const names = weekdayNames(t)
  const joined = (kind: 'short' | 'full', dash: string) =>
    runs(days)
      .map(([from, to]) => {
        const [first = '', last = ''] = [names[from - 1]?.[kind], names[to - 1]?.[kind]]
        // Two days are named one by one.
        return from === to ? first : `${first}${to - from > 1 ? dash : ', '}${last}`
      })
      .join(', ')
  const full = joined('full', ' – ')
  return { short: joined('short', '–'), full: full.charAt(0).toUpperCase() + full.slice(1) }
}
