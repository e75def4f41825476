import ArrowRight from 'lucide-react/icons/arrow-right'
import type { Translate } from '../../../locales/text-key.ts'
import { sectionPath } from '../../../schemas/access/sections.ts'
import type { Today } from '../../../schemas/api/today.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Badge } from '../../../ui/shown/badge.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { lookOf } from '../appointments/status-looks.ts'
import { Section } from './section.tsx'

type Props = { t: Translate; base: string; visits: NonNullable<Today['VISITS']> }

/** The next visits of the day, and how many are left. */
export function Visits({ t, base, visits: { TOTAL, LEFT, BRANCHES, NEXT } }: Props) {
  const count =
    TOTAL === 0
      ? t('today:visits.none')
      : LEFT === 0
        ? t(NEXT.length > 0 ? 'today:visits.here' : 'today:visits.over')
        : `${t('today:visits.left', { count: LEFT })} ${t('today:visits.ofAll', { total: TOTAL })}`
  return (
    <Section title={t('today:visits.title')}>
      <p className="text-ink-soft">{count}</p>
      {BRANCHES > 1 && <p className="text-ink-soft">{t('today:visits.branches', { count: BRANCHES })}</p>}
      <ul className="mt-2 divide-y divide-line">
        {NEXT.map((visit) => {
          const { APPOINTMENT_CODE, START, LABEL, PATIENT, DOCTOR, BRANCH, STATUS } = visit
          return (
            <li key={APPOINTMENT_CODE} className="flex items-baseline gap-4 py-2.5">
              <time dateTime={START} className="shrink-0 font-medium tabular-nums">
                {LABEL}
              </time>
              <div className="min-w-0 grow">
                <p className="flex flex-wrap items-center gap-x-3">
                  <span className="font-medium">{PATIENT}</span>
                  {STATUS !== 'confirmed' && (
                    <Badge tone={lookOf(visit).tone}>{t(lookOf(visit).words)}</Badge>
                  )}
                </p>
                <p className="text-sm text-ink-soft">{[DOCTOR, BRANCH].filter(Boolean).join(' · ')}</p>
              </div>
            </li>
          )
        })}
      </ul>
      <AppLink
        href={`${base}/${sectionPath('doctor-appointment')}`}
        className="mt-1 inline-flex min-h-11 items-center gap-2 text-accent-ink underline-offset-4 hover:underline"
      >
        {t('today:visits.all')}
        <Icon of={ArrowRight} />
      </AppLink>
    </Section>
  )
}
