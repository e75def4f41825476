'use client'

import { roleLabels } from '../../../schemas/access/roles.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { patientOpenings } from '../../queries/patients.ts'
import { useHomeTime } from '../../use-home-time.ts'
import { useTranslation } from '../../use-translation.ts'
import { PatientPartState } from '../patient-part-state.tsx'
import type { PatientPart, PatientPartProps } from '../patient-parts.ts'

/** Who has opened the card, the newest first. */
function Openings({ place, patient }: PatientPartProps) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const homeTime = useHomeTime(new Date().toISOString())
  return (
    <PatientPartState query={patientOpenings(place, patient)}>
      {({ data }) => (
        <ul className="divide-y divide-line border-y border-line">
          {data.map(({ AT, VIEWER, ROLE, WHAT }) => (
            <li key={`${AT} ${VIEWER} ${WHAT}`} className="flex flex-wrap justify-between gap-x-6 py-2.5">
              <span>
                {VIEWER}, {roleLabels[ROLE][locale].toLocaleLowerCase(locale)} ·{' '}
                {t(`profile:openings.what.${WHAT}`)}
              </span>
              <time dateTime={AT} className="text-ink-soft tabular-nums">
                {homeTime(AT)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </PatientPartState>
  )
}

export const part: PatientPart = {
  label: 'business:patients.openings',
  order: 90,
  section: 'patients',
  role: 'owner',
  Part: Openings,
}
