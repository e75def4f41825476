import NotebookPen from 'lucide-react/icons/notebook-pen'
import type { PracticeVisit } from '../../../schemas/api/practice.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useBranch } from '../appointments/appointments-context.ts'
import { realTimes } from '../appointments/real-times.ts'
import { StatusBadge } from '../appointments/status-badge.tsx'
import { visitLink } from '../appointments/visit-link.ts'
import { patientOf } from '../appointments/visit-name.ts'
import { useWhat, VisitLines } from './visit-lines.tsx'
import { VisitSteps } from './visit-steps.tsx'

type Props = { visit: PracticeVisit; isBegun: boolean; isOnline: boolean }

/** The visit that is now or next, with what can be said of it by one press. */
export function NextVisit({ visit, isBegun, isOnline }: Props) {
  const { t } = useTranslation()
  const { base } = useBranch()
  const what = useWhat(visit, true)
  const real = realTimes(visit, t)
  return (
    <section aria-labelledby="next-visit" className="card grid gap-3">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ink-soft">
        <span>
          {t(isBegun ? 'practice:now' : 'practice:next')},{' '}
          <time dateTime={visit.START} className="tabular-nums">
            {visit.LABEL}–{visit.LABEL_END}
          </time>
        </span>
        <StatusBadge visit={visit} />
      </p>
      <div>
        <h2 id="next-visit" className="text-2xl wrap-anywhere">
          {patientOf(visit)}
        </h2>
        {what && <p className="mt-1 text-ink-soft">{what}</p>}
        {real && (
          <p className="mt-1 text-ink-soft tabular-nums">
            {t('visits:real.title')}: {real}
          </p>
        )}
      </div>
      <VisitLines visit={visit} />
      {visit.STATUS === 'arrived' && (
        <AppLink
          href={visitLink(base, visit)}
          prefetch={false}
          className="link inline-flex min-h-11 items-center gap-2"
        >
          <Icon of={NotebookPen} />
          {t('practice:writeNote')}
        </AppLink>
      )}
      <VisitSteps visit={visit} isOnline={isOnline} />
    </section>
  )
}
