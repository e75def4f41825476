import type { SiteVisits } from '../../../../../schemas/api/site-visits.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { DayBars } from '../../../day-bars.tsx'

/** People by day. */
export function VisitChart({ days }: { days: SiteVisits['DAYS'] }) {
  const { locale } = usePage()
  return <DayBars locale={locale} days={days.map(({ DAY, PEOPLE }) => ({ day: DAY, number: PEOPLE }))} />
}
