import ChevronDown from 'lucide-react/icons/chevron-down'
import type { PracticeVisit } from '../../../schemas/api/practice.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useTranslation } from '../../use-translation.ts'
import { realTimes } from '../appointments/real-times.ts'
import { StatusBadge } from '../appointments/status-badge.tsx'
import { patientOf } from '../appointments/visit-name.ts'
import { useWhat, VisitLines } from './visit-lines.tsx'
import { VisitSteps } from './visit-steps.tsx'

/** The visits of the day by time; each opens to what can be done. */
export function DayList({ visits, isOnline }: { visits: readonly PracticeVisit[]; isOnline: boolean }) {
  const { t } = useTranslation()
  const branches = new Set(visits.map(({ COMPANY_CABINET_CODE }) => COMPANY_CABINET_CODE))
  return (
    <section aria-labelledby="own-day">
      <h2 id="own-day" className="mb-3 text-xl">
        {t('practice:day')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {visits.map((visit) => (
          <li key={visit.APPOINTMENT_CODE}>
            <Row visit={visit} hasBranch={branches.size > 1} isOnline={isOnline} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type RowProps = { visit: PracticeVisit; hasBranch: boolean; isOnline: boolean }

function Row({ visit, hasBranch, isOnline }: RowProps) {
  const { t } = useTranslation()
  const what = useWhat(visit, hasBranch)
  const real = realTimes(visit, t)
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-baseline gap-4 py-2.5 [&::-webkit-details-marker]:hidden">
        <span className="w-14 shrink-0 font-medium whitespace-nowrap tabular-nums">{visit.LABEL}</span>
        <span className="grid min-w-0 grow gap-1">
          <span className="font-medium wrap-anywhere">{patientOf(visit)}</span>
          {what && <span className="text-sm text-ink-soft">{what}</span>}
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge visit={visit} />
            {real && <span className="text-sm text-ink-soft tabular-nums">{real}</span>}
          </span>
        </span>
        <Icon
          of={ChevronDown}
          className="shrink-0 self-center text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-3 pb-4 @min-[30rem]/page:ps-18">
        <VisitLines visit={visit} />
        <VisitSteps visit={visit} isOnline={isOnline} />
      </div>
    </details>
  )
}
