'use client'

import type { Locale } from '../../../locales/locale.ts'
import type { TextKey } from '../../../locales/text-key.ts'
import { sectionPath } from '../../../schemas/access/sections.ts'
import { readLocalized } from '../../../schemas/api/localized-names.ts'
import type { PatientVisit } from '../../../schemas/api/visit.ts'
import { formatMoney } from '../../../schemas/visits/money.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { patientVisits } from '../../queries/patients.ts'
import { useTranslation } from '../../use-translation.ts'
import { PatientPartState } from '../patient-part-state.tsx'
import type { PatientPart, PatientPartProps } from '../patient-parts.ts'
import { StatusBadge } from './status-badge.tsx'
import { visitGroupNames, visitGroups } from './visit-groups.ts'
import { visitLink } from './visit-link.ts'
import { whenOf } from './visit-when.ts'

/** The appointments of a patient: that of now, those to come, the nearest first, those that were called off, and those before, each leading to itself in the calendar, and what is left to pay. */
function Visits({ place, base, patient }: PatientPartProps) {
  const { t } = useTranslation()
  const now = new Date().toISOString()
  return (
    <PatientPartState query={patientVisits(place, patient)}>
      {({ data, DUE, CURRENCY }) => {
        const visits = visitGroups(data, now)
        if (data.length === 0) return <p className="text-ink-soft">{t('business:patients.noVisits')}</p>
        return (
          <div className="grid gap-6">
            {DUE > 0 && (
              <p className="rounded-control bg-warning-tint px-4 py-3 text-warning-ink">
                {t('visits:card.sum', { amount: formatMoney(DUE, CURRENCY) })}
              </p>
            )}
            {visitGroupNames.map((name) => (
              <VisitList
                key={name}
                title={t(`business:patients.${name}`)}
                visits={visits[name]}
                {...{ base, now, CURRENCY }}
              />
            ))}
          </div>
        )
      }}
    </PatientPartState>
  )
}

/** The services that were done, in words. */
const doneOf = ({ SERVICES }: PatientVisit, locale: Locale): string =>
  SERVICES.map((service) =>
    [readLocalized(service, 'NAME', locale)?.text, service.QUANTITY > 1 && `× ${service.QUANTITY}`]
      .filter(Boolean)
      .join(' '),
  ).join(', ')

/** What is left to pay of a visit, or that it is paid. */
function paidOf({ TOTAL, DUE, CARRIED }: PatientVisit, currency: string): [TextKey, { amount: string }] {
  if (DUE > 0) return ['visits:card.due', { amount: formatMoney(DUE, currency) }]
  if (DUE < 0) return ['visits:card.over', { amount: formatMoney(-DUE, currency) }]
  if (TOTAL === 0) return ['visits:card.carried', { amount: formatMoney(-CARRIED, currency) }]
  return ['visits:card.paid', { amount: formatMoney(TOTAL, currency) }]
}

type ListProps = {
  title: string
  visits: readonly PatientVisit[]
  base: string
  now: string
  CURRENCY: string
}

function VisitList({ title, visits, base, now, CURRENCY }: ListProps) {
  const { locale } = usePage()
  const { t } = useTranslation()
  if (visits.length === 0) return null
  return (
    <div>
      <h3 className="mb-1 text-sm font-medium text-ink-soft">{title}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {visits.map((visit) => (
          <li key={visit.APPOINTMENT_CODE}>
            <AppLink
              href={visitLink(`${base}/${sectionPath('doctor-appointment')}`, visit)}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 px-2 py-2 hover:bg-accent-wash"
            >
              <span className="min-w-0">
                <span className="block font-medium tabular-nums">
                  {whenOf(visit, locale, now.slice(0, 10))}
                </span>
                <span className="block text-sm text-ink-soft">
                  {[
                    readLocalized(visit, 'DOCTOR', locale)?.text,
                    doneOf(visit, locale) || readLocalized(visit, 'SERVICE_NAME', locale)?.text,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="ms-auto grid justify-items-end gap-1">
                <StatusBadge visit={visit} />
                {(visit.TOTAL > 0 || visit.PAID !== 0) && (
                  <span
                    className={`text-sm tabular-nums ${visit.DUE > 0 ? 'text-warning-ink' : 'text-ink-soft'}`}
                  >
                    {t(...paidOf(visit, CURRENCY))}
                  </span>
                )}
              </span>
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
