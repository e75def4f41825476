import type { SiteVisits } from '../../../../schemas/api/site-visits.ts'
import { formatCalendarDate } from '../../../../schemas/formats/date.ts'
import { formatNumber } from '../../../../schemas/formats/price.ts'
import { usePage } from '../../../../ui/page-context.tsx'

const height = 64
/** Of a day with its gap. */
const step = 10
const bar = 7

/** People by day as bars, for the eye; the table of days says the same to everybody. */
export function VisitChart({ days }: { days: SiteVisits['DAYS'] }) {
  const { locale } = usePage()
  const most = Math.max(1, ...days.map(({ PEOPLE }) => PEOPLE))
  const [first, last] = [days[0]?.DAY, days.at(-1)?.DAY]
  const nameOf = (day: string | undefined) => day && formatCalendarDate(day, locale, last)
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
          {days.map(({ DAY, PEOPLE }, index) => (
            <rect
              key={DAY}
              x={index * step + (step - bar) / 2}
              y={height - (height * PEOPLE) / most}
              width={bar}
              height={(height * PEOPLE) / most}
              className="fill-accent-mark"
            />
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
