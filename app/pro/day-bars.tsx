import type { Locale } from '../../locales/locale.ts'
import { formatCalendarDate } from '../../schemas/formats/date.ts'
import { formatNumber } from '../../schemas/formats/price.ts'
import { Bars } from '../../ui/chart/bars.tsx'

type Props = { days: readonly { day: string; number: number }[]; locale: Locale }

/** Numbers by day on a screen that a browser draws, for the eye; a table of the days says the same to everybody. */
export function DayBars({ days, locale }: Props) {
  const most = Math.max(1, ...days.map(({ number }) => number))
  const [first = '', last = ''] = [days[0]?.day, days.at(-1)?.day]
  const nameOf = (day: string) => day && formatCalendarDate(day, locale, last)
  return (
    <Bars
      columns={days.map(({ number }) => (number > 0 ? [{ from: 0, to: number / most, tone: 'strong' }] : []))}
      lines={[0, 1].map((at) => ({ at, label: formatNumber(at * most) }))}
      ends={[nameOf(first), nameOf(last)]}
    />
  )
}
