import type { ReactNode } from 'react'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { type CalendarDate, partsOf, weeksOf } from '../../../../../ui/date-picker/calendar-date.ts'
import { CalendarHead } from '../../../../../ui/date-picker/calendar-head.tsx'
import { monthNames, weekdayNames } from '../../../../../ui/date-picker/calendar-texts.ts'

type Props = {
  /** Any day of the month that is shown. */
  current: CalendarDate
  onMove: (date: CalendarDate) => void
  today: CalendarDate
  /** The content of a day; undefined if it is empty. */
  contentOf: (date: CalendarDate) => ReactNode
}

/** A month as a table of days with their entries, between buttons to other months. */
export function MonthTable({ current, onMove, today, contentOf }: Props) {
  const { t } = usePage()
  const { year, month } = partsOf(current)
  return (
    <>
      <CalendarHead current={current} onMove={onMove} today={today} limits={{}} />
      <table className="mt-2 w-full table-fixed border-collapse">
        <caption className="sr-only">{`${monthNames(t)[month - 1]} ${year}`}</caption>
        <thead>
          <tr>
            {weekdayNames(t).map(({ short, full }) => (
              <th key={full} scope="col" abbr={full} className="pb-1 text-sm font-normal text-ink-soft">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(current).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the place in a week identifies the cell
                  key={index}
                  aria-current={date === today ? 'date' : undefined}
                  className="h-20 border border-line p-1 align-top"
                >
                  {date && (
                    <>
                      <span
                        className={`inline-block min-w-6 px-1 text-center text-sm tabular-nums ${date === today ? 'rounded-full bg-accent font-semibold text-on-accent' : 'text-ink-soft'}`}
                      >
                        {partsOf(date).day}
                      </span>
                      {contentOf(date)}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
