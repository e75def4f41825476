import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePage } from '../core/page-context.tsx'
import { type CalendarDate, clampDate, weeksOf } from './calendar-date.ts'
import { CalendarDay } from './calendar-day.tsx'
import { CalendarHead } from './calendar-head.tsx'
import { dateAfterKey } from './calendar-keys.ts'
import { monthNames, weekdayNames } from './calendar-texts.ts'
import { type DateLimits, dateObstacle } from './date-limits.ts'

type Props = {
  value: CalendarDate | null
  onPick: (date: CalendarDate) => void
  today: CalendarDate
  limits: DateLimits
}

/** A month to choose a day from, with arrow keys, Home, End, Page Up and Page Down; weeks begin on Monday. */
export function Calendar({ value, onPick, today, limits }: Props) {
  const { t } = usePage()
  const captionId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const clamp = (date: CalendarDate) => clampDate(date, limits.min, limits.max)
  /** The only day in the tab order; its month is shown. */
  const [current, setCurrent] = useState(() => clamp(value ?? today))
  const [year = '', month = ''] = current.split('-')

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dateAfterKey(current, event.key, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    flushSync(() => setCurrent(clamp(next)))
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }

  return (
    <div>
      <CalendarHead
        current={current}
        onMove={(date) => setCurrent(clamp(date))}
        today={today}
        limits={limits}
      />
      <p id={captionId} aria-live="polite" className="sr-only">
        {monthNames(t)[Number(month) - 1]} {year}
      </p>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA's date picker is a table
        role="grid"
        aria-labelledby={captionId}
        onKeyDown={onKeyDown}
        className="w-full table-fixed"
      >
        <thead>
          <tr>
            {weekdayNames(t).map(({ short, full }) => (
              <th key={full} scope="col" abbr={full} className="h-9 text-sm font-normal text-ink-soft">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(current).map((week, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the month
            <tr key={index}>
              {week.map((date, weekday) =>
                date === undefined ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its place in the week
                  <td key={weekday} />
                ) : (
                  <CalendarDay
                    key={date}
                    date={date}
                    isCurrent={date === current}
                    isSelected={date === value}
                    isToday={date === today}
                    obstacle={dateObstacle(date, limits)}
                    onPick={onPick}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
