'use client'

import { sectionPath } from '../../../schemas/access/sections.ts'
import { readLocalized } from '../../../schemas/api/localized-names.ts'
import type { PatientVisit } from '../../../schemas/api/visit.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { patientVisits } from '../../queries/patients.ts'
import { useTranslation } from '../../use-translation.ts'
import { PatientPartState } from '../patient-part-state.tsx'
import type { PatientPart, PatientPartProps } from '../patient-parts.ts'
import { StatusBadge } from './status-badge.tsx'
import { whenOf } from './visit-when.ts'

/** The appointments of a patient: those to come, the nearest first, and those before, each leading to its day in the calendar. */
function Visits({ place, base, patient }: PatientPartProps) {
  const { t } = useTranslation()
  const now = new Date().toISOString()
  return (
    <PatientPartState query={patientVisits(place, patient)}>
      {({ data }) => {
        const isToCome = ({ START }: PatientVisit) => Date.parse(START) > Date.parse(now)
        const toCome = data.filter(isToCome).reverse()
        const before = data.filter((visit) => !isToCome(visit))
        if (data.length === 0) return <p className="text-ink-soft">{t('business:patients.noVisits')}</p>
        return (
          <div className="grid gap-6">
            <VisitList title={t('business:patients.toCome')} visits={toCome} base={base} now={now} />
            <VisitList title={t('business:patients.before')} visits={before} base={base} now={now} />
          </div>
        )
      }}
    </PatientPartState>
  )
}

type ListProps = { title: string; visits: readonly PatientVisit[]; base: string; now: string }

function VisitList({ title, visits, base, now }: ListProps) {
  const { locale } = usePage()
  if (visits.length === 0) return null
  return (
    <div>
      <h3 className="mb-1 text-sm font-medium text-ink-soft">{title}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {visits.map((visit) => (
          <li key={visit.APPOINTMENT_CODE}>
            <AppLink
              href={`${base}/${sectionPath('doctor-appointment')}?date=${visit.DATE}&cabinet=${encodeURIComponent(visit.COMPANY_CABINET_CODE)}`}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 px-2 py-2 hover:bg-accent-wash"
            >
              <span className="min-w-0">
                <span className="block font-medium tabular-nums">
                  {whenOf(visit, locale, now.slice(0, 10))}
                </span>
                <span className="block text-sm text-ink-soft">
                  {[
                    readLocalized(visit, 'DOCTOR', locale)?.text,
                    readLocalized(visit, 'SERVICE_NAME', locale)?.text,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <StatusBadge status={visit.STATUS} />
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

export const part: PatientPart = {
  label: 'business:patients.visits',
  order: 10,
  section: 'doctor-appointment',
  Part: Visits,
}
