'use client'

import { sectionPath } from '../../../schemas/access/sections.ts'
import { requestStates } from '../../../schemas/appointment-requests/appointment-request.ts'
import type { AppointmentRequest } from '../../../schemas/areas/appointment-requests.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Badge } from '../../../ui/shown/badge.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { areaRows } from '../../queries/area-rows.ts'
import { patientCard } from '../../queries/patients.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { PatientPartState } from '../patient-part-state.tsx'
import type { PatientPart, PatientPartProps } from '../patient-parts.ts'

const area = 'appointment-requests'

/** Requests from the phone number of the card: rows of the area, which has the rights of its section and branches. */
const requestsFrom = (place: string, phone: string) =>
  areaRows({ place, area }, `?${new URLSearchParams({ search: phone, sort: '-createdAt' })}`)

function Requests({ place, base, patient }: PatientPartProps) {
  const { t } = useTranslation()
  const { TEL } = useApiQuery(patientCard(place, patient))
  if (TEL === null) return <p className="text-ink-soft">{t('business:patients.noLetters')}</p>
  return <RequestsFrom place={place} base={base} phone={TEL} />
}

function RequestsFrom({ place, base, phone }: { place: string; base: string; phone: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const now = new Date().toISOString()
  return (
    <PatientPartState query={requestsFrom(place, phone)}>
      {({ data }) =>
        data.length === 0 ? (
          <p className="text-ink-soft">{t('business:patients.noLetters')}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {data.map(({ CODE, CREATED_AT, VALUE }) => {
              const { state, name, comment } = VALUE as AppointmentRequest
              return (
                <li key={CODE}>
                  <AppLink
                    href={`${base}/${sectionPath('doctor-appointment')}/${area}/${CODE}`}
                    className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 px-2 py-2 hover:bg-accent-wash"
                  >
                    <span className="min-w-0">
                      <span className="block tabular-nums">{formatInHomeZone(CREATED_AT, locale, now)}</span>
                      <span className="block text-sm text-ink-soft wrap-anywhere">
                        {[name, comment].filter(Boolean).join(' · ')}
                      </span>
                    </span>
                    <Badge>{requestStates[state][locale]}</Badge>
                  </AppLink>
                </li>
              )
            })}
          </ul>
        )
      }
    </PatientPartState>
  )
}

export const part: PatientPart = {
  label: 'business:patients.requests',
  order: 45,
  section: 'doctor-appointment',
  Part: Requests,
}
