import type { Locale } from '../../locales/locale.ts'
import { formatCalendarDate } from '../../schemas/formats/date.ts'
import { formatNumber } from '../../schemas/formats/price.ts'

const height = 64
/** The width of a day with its gap. */
const step = 10
const bar = 7

/** A number of a day, and how much of it is drawn darker; without that, all. */
export type DayNumber = { day: string; number: number; part?: number }

/** Numbers by day as bars, for the eye; a table of the days says the same to everybody. */
export function DayBars({ days, locale }: { days: readonly DayNumber[]; locale: Locale }) {
  const most = Math.max(1, ...days.map(({ number }) => number))
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  const nameOf = (day: string | undefined) => day && formatCalendarDate(day, locale, last)
  const rect = (index: number, number: number, className: string) => (
    <rect
      x={index * step + (step - bar) / 2}
      y={height - (height * number) / most}
      width={bar}
      height={(height * number) / most}
      className={className}
    />
  )
  return (
    <div className="text-sm text-ink-soft">
      <div className="flex items-start gap-2">
        <svg
          aria-hidden
          viewBox={`0 0 ${days.length * step} ${height + 1}`}
          preserveAspectRatio="none"
          className="h-24 min-w-0 grow"
        >
          <rect y={height} width={days.length * step} height="1" className="fill-line-strong" />
          {days.map(({ day, number, part = number }, index) => (
            <g key={day}>
              {part < number && rect(index, number, 'fill-accent-line')}
              {rect(index, part, 'fill-accent-mark')}
            </g>
          ))}
        </svg>
        <span className="tabular-nums">{formatNumber(most)}</span>
      </div>
      <div className="mt-1 flex justify-between">
        <span>{nameOf(first)}</span>
        <span>{nameOf(last)}</span>
      </div>
    </div>
  )
}
