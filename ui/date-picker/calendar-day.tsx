import { classNames } from '../core/class-names.ts'
import { usePage } from '../core/page-context.tsx'
import { type CalendarDate, partsOf } from './calendar-date.ts'
import { dateInWords } from './calendar-texts.ts'
import type { dateObstacle } from './date-limits.ts'

type Props = {
  date: CalendarDate
  /** The only day in the tab order. */
  isCurrent: boolean
  isSelected: boolean
  isToday: boolean
  /** Why it cannot be chosen. It stays focusable, so that screen readers can read the reason. */
  obstacle?: ReturnType<typeof dateObstacle>
  onPick: (date: CalendarDate) => void
}

const dayClass =
  'relative grid h-11 w-full place-items-center rounded-control tabular-nums outline-offset-0 pointer-fine:h-10 not-data-selected:not-aria-disabled:hover:bg-accent-tint data-selected:bg-accent data-selected:font-semibold data-selected:text-on-accent aria-disabled:cursor-default aria-disabled:text-ink-faint aria-disabled:opacity-60 forced-colors:data-selected:bg-[Highlight] forced-colors:data-selected:text-[HighlightText] forced-colors:data-selected:forced-color-adjust-none'

/** A day of a calendar. Today has a dot under its number. */
export function CalendarDay({ date, isCurrent, isSelected, isToday, obstacle, onPick }: Props) {
  const { t } = usePage()
  const words = dateInWords(t, date)
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a td of a grid is a gridcell
    <td aria-selected={isSelected} className="p-px">
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={isToday ? `${words}, ${t('ui:calendar.today')}` : words}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={obstacle ? true : undefined}
        data-selected={isSelected ? '' : undefined}
        onClick={obstacle ? undefined : () => onPick(date)}
        className={classNames(dayClass, obstacle === 'taken' && 'line-through')}
      >
        {partsOf(date).day}
        {isToday && (
          <span className="absolute bottom-1.5 size-1 rounded-full bg-current forced-color-adjust-none" />
        )}
      </button>
    </td>
  )
}
