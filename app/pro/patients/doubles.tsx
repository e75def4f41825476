'use client'

import UsersRound from 'lucide-react/icons/users-round'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Badge } from '../../../ui/shown/badge.tsx'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppBackLink } from '../../navigation/app-back-link.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { patientDoubles } from '../../queries/patients.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { DoubleActions } from './double-actions.tsx'
import { marksOf, nameOf } from './patient-line.ts'
import { type PatientsPlace, PatientsPlaceProvider } from './patients-place.ts'

/** The cards that may be of one person, pair by pair: each is merged, or said to be of two people. */
export function Doubles({ place }: { place: PatientsPlace }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { data } = useApiQuery(patientDoubles(place.place))
  return (
    <PatientsPlaceProvider value={place}>
      <AppBackLink href={place.path} label={t('business:patients.back')} />
      <ProPage
        title={t('business:doubles.title')}
        {...(data.length > 0 && { lead: t('business:doubles.text') })}
      >
        {data.length === 0 ? (
          <EmptyState
            icon={UsersRound}
            title={t('business:doubles.empty')}
            text={t('business:doubles.emptyText')}
          />
        ) : (
          <ul className="mt-6 divide-y divide-line border-y border-line">
            {data.map(({ PATIENTS, SAME }) => (
              <li
                key={PATIENTS.map((patient) => patient.PATIENT_CODE).join(' ')}
                className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4"
              >
                <div className="min-w-0">
                  {PATIENTS.map((patient) => (
                    <p key={patient.PATIENT_CODE} className="flex flex-wrap items-baseline gap-x-3">
                      <AppLink
                        href={`${place.path}/${patient.PATIENT_CODE}`}
                        prefetch={false}
                        className="link inline-flex min-h-11 items-center font-medium wrap-anywhere pointer-fine:min-h-7"
                      >
                        {nameOf(patient)}
                      </AppLink>
                      <span className="text-sm text-ink-soft tabular-nums">
                        {marksOf(patient, locale, t)}
                      </span>
                    </p>
                  ))}
                  <p className="mt-1 flex flex-wrap gap-2">
                    {SAME.map((what) => (
                      <Badge key={what}>{t(`business:doubles.same.${what}`)}</Badge>
                    ))}
                  </p>
                </div>
                <DoubleActions codes={PATIENTS.map((patient) => patient.PATIENT_CODE)} />
              </li>
            ))}
          </ul>
        )}
      </ProPage>
    </PatientsPlaceProvider>
  )
}
