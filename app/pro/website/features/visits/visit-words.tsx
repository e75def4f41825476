import type { SiteVisits } from '../../../../../schemas/api/site-visits.ts'
import { formatCalendarDate } from '../../../../../schemas/formats/date.ts'
import { formatNumber } from '../../../../../schemas/formats/price.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { mostVisited, type VisitRow } from './visit-rows.ts'

/** The last seven days in a sentence or two: the number of visitors, the trend, and the most visited page. */
export function VisitWords({ visits, rows }: { visits: SiteVisits; rows: readonly VisitRow[] }) {
  const { t } = useTranslation()
  const { locale } = usePage()
  const { SINCE, WEEK } = visits
  const most = mostVisited(rows)
  if (SINCE === null) return t('business:site.visits.nobody')
  const people = { count: WEEK.PEOPLE, people: formatNumber(WEEK.PEOPLE) }
  const isShort = WEEK.FROM === SINCE
  const said = [
    WEEK.PEOPLE === 0
      ? t('business:site.visits.nobodyThisWeek')
      : isShort
        ? t('business:site.visits.since', { ...people, day: formatCalendarDate(SINCE, locale, WEEK.TO) })
        : t('business:site.visits.week', people),
    compared(WEEK, t),
    most && t('business:site.visits.most', { page: most.title, people: formatNumber(most.week) }),
  ]
  return said.filter(Boolean).join(' ')
}

function compared({ PEOPLE, BEFORE }: SiteVisits['WEEK'], t: ReturnType<typeof useTranslation>['t']) {
  if (BEFORE === null || PEOPLE === 0) return undefined
  const people = formatNumber(Math.abs(PEOPLE - BEFORE))
  if (PEOPLE === BEFORE) return t('business:site.visits.same')
  return t(PEOPLE > BEFORE ? 'business:site.visits.more' : 'business:site.visits.fewer', { people })
}
