import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from '../button/button.tsx'
import { usePage } from '../core/page-context.tsx'
import { addMonths, type CalendarDate, partsOf } from './calendar-date.ts'
import { monthNames } from './calendar-texts.ts'
import type { DateLimits } from './date-limits.ts'

type Props = {
  current: CalendarDate
  onMove: (date: CalendarDate) => void
  today: CalendarDate
  limits: DateLimits
}

/** Range of the list of years without bounds: far back for births, some years ahead for plans. */
const yearsBack = 110
const yearsAhead = 10

const selectClass =
  'min-h-11 min-w-0 cursor-pointer rounded-control bg-transparent px-1.5 font-medium field-sizing-content hover:bg-surface *:bg-raised *:text-ink'

/** Month and year of a calendar as two selects, between buttons for the previous and the next month. */
export function CalendarHead({ current, onMove, today, limits: { min, max } }: Props) {
  const { t } = usePage()
  const { year, month } = partsOf(current)
  const thisYear = partsOf(today).year
  const first = min === undefined ? Math.min(thisYear - yearsBack, year) : partsOf(min).year
  const last = max === undefined ? Math.max(thisYear + yearsAhead, year) : partsOf(max).year
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const isOutside = (candidate: string) =>
    (min !== undefined && candidate < min.slice(0, 7)) || (max !== undefined && candidate > max.slice(0, 7))
  const step = (months: number) => ({
    disabled: isOutside(addMonths(current, months).slice(0, 7)),
    onClick: () => onMove(addMonths(current, months)),
  })
  return (
    <div className="flex items-center justify-between">
      <Button variant="empty" icon={ChevronLeft} aria-label={t('ui:calendar.previous')} {...step(-1)} />
      <div className="flex min-w-0">
        <select
          aria-label={t('ui:calendar.month')}
          value={month}
          onChange={(event) => onMove(addMonths(current, Number(event.target.value) - month))}
          className={selectClass}
        >
          {monthNames(t).map((name, index) => (
            <option
              key={name}
              value={index + 1}
              disabled={isOutside(addMonths(current, index + 1 - month).slice(0, 7))}
            >
              {name}
            </option>
          ))}
        </select>
        <select
          aria-label={t('ui:calendar.year')}
          value={year}
          onChange={(event) => onMove(addMonths(current, (Number(event.target.value) - year) * 12))}
          className={`${selectClass} tabular-nums`}
        >
          {years.map((listed) => (
            <option key={listed}>{listed}</option>
          ))}
        </select>
      </div>
      <Button variant="empty" icon={ChevronRight} aria-label={t('ui:calendar.next')} {...step(1)} />
    </div>
  )
}
