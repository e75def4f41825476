import type { Locale } from '../../../locales/locale.ts'
import type { Translate } from '../../../locales/text-key.ts'
import type { BookingNumbers } from '../../../schemas/api/today.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { BarChart } from '../../../ui/chart/bar-chart.tsx'
import { NumbersTable } from '../../../ui/chart/numbers-table.tsx'
import { Section } from './section.tsx'

const ways = ['SITE', 'WIDGET', 'STAFF', 'WALK_IN'] as const
const marks = ['CAME', 'CANCELLED_BY_PATIENT', 'CANCELLED_BY_CLINIC', 'NO_SHOW'] as const

type Props = {
  t: Translate
  locale: Locale
  bookings: BookingNumbers
  today: string
  /** The branch that is chosen, or all of them; absent for who has one. */
  branch?: string
}

/** How people have booked in thirty days, by way and by day, and how the visits of these days went. */
export function Bookings({ t, locale, bookings: { MADE, WAYS, VISITS, DAYS }, today, branch }: Props) {
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(
    (WAYS.SITE + WAYS.WIDGET) / Math.max(1, MADE),
  )
  const open = VISITS.ALL - marks.reduce((sum, mark) => sum + VISITS[mark], 0)
  return (
    <Section title={t('today:bookings.title')}>
      {branch && <p className="mb-2 text-ink-soft">{branch}</p>}
      {MADE === 0 ? (
        <p className="text-ink-soft">{t('today:bookings.none')}</p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <p>{t('today:bookings.made', { count: MADE, share })}</p>
          <BarChart
            id="bookings"
            title={t('today:bookings.title')}
            description={t('today:bookings.made', { count: MADE, share })}
            columns={DAYS.map(({ DAY }) => {
              const name = formatCalendarDate(DAY, locale, today)
              return { key: DAY, name, full: name }
            })}
            series={[
              { name: t('today:bookings.online'), tone: 'strong', numbers: DAYS.map(({ ONLINE }) => ONLINE) },
              {
                name: t('today:bookings.byClinic'),
                tone: 'soft',
                numbers: DAYS.map(({ ALL, ONLINE }) => ALL - ONLINE),
              },
            ]}
            table={{ summary: t('today:bookings.byDay'), column: t('today:bookings.day') }}
          />
          <NumbersTable
            head={[t('today:bookings.way'), t('today:bookings.all')]}
            rows={ways
              .filter((way) => WAYS[way] > 0)
              .map((way): [string, number] => [t(`today:bookings.ways.${way}`), WAYS[way]])}
          />
        </div>
      )}
      {VISITS.ALL > 0 && (
        <div className="mt-5">
          <NumbersTable
            head={[t('today:bookings.visit'), t('today:bookings.all')]}
            rows={[
              ...marks.map((mark): [string, number] => [t(`today:bookings.went.${mark}`), VISITS[mark]]),
              ...(open > 0 ? [[t('today:bookings.went.OPEN'), open] as [string, number]] : []),
            ]}
          />
        </div>
      )}
    </Section>
  )
}
