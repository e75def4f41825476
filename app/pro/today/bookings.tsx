import type { Locale } from '../../../locales/locale.ts'
import type { Translate } from '../../../locales/text-key.ts'
import type { BookingNumbers } from '../../../schemas/api/today.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { Expandable } from '../../../ui/shown/expandable.tsx'
import { DayBars } from '../day-bars.tsx'
import { NumbersTable } from '../numbers-table.tsx'
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
          <div>
            <DayBars
              locale={locale}
              days={DAYS.map(({ DAY, ALL, ONLINE }) => ({ day: DAY, number: ALL, part: ONLINE }))}
            />
            <p className="mt-1 text-sm text-ink-soft">{t('today:bookings.chart')}</p>
          </div>
          <NumbersTable
            head={[t('today:bookings.way'), t('today:bookings.all')]}
            rows={ways
              .filter((way) => WAYS[way] > 0)
              .map((way): [string, number] => [t(`today:bookings.ways.${way}`), WAYS[way]])}
          />
          <Expandable summary={t('today:bookings.byDay')}>
            <NumbersTable
              head={[t('today:bookings.day'), t('today:bookings.online'), t('today:bookings.all')]}
              rows={DAYS.filter(({ ALL }) => ALL > 0)
                .toReversed()
                .map(({ DAY, ONLINE, ALL }) => [formatCalendarDate(DAY, locale, today), ONLINE, ALL])}
            />
          </Expandable>
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
