'use client'

import { useQuery } from '@tanstack/react-query'
import Stethoscope from 'lucide-react/icons/stethoscope'
import { useState } from 'react'
import { call } from '../../../../client/call.ts'
import { localizePath } from '../../../../locales/locale.ts'
import { ButtonLink } from '../../../../ui/button/button-link.tsx'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { NativeSelect } from '../../../../ui/form/native-select.tsx'
import { EmptyState } from '../../../../ui/shown/empty-state.tsx'
import { LoadingScreen } from '../../../layouts/loading-screen.tsx'
import { ProPage } from '../../../layouts/pro/pro-page.tsx'
import { queryKeyOf } from '../../../queries/api-query.ts'
import { branchCalendar, doctorHours } from '../../../queries/appointments.ts'
import { parsed } from '../../../queries/parsed.ts'
import { useApiQuery } from '../../../queries/use-api-query.ts'
import { useTranslation } from '../../../use-translation.ts'
import { ListFailed } from '../../area/list-states.tsx'
import { messageOf } from '../../message-of.ts'
import { useBranch } from '../appointments-context.ts'
import { BranchSelect } from '../branch-select.tsx'
import { doctorName } from '../calendar/columns.ts'
import type { Shared } from '../shared.ts'
import { OnlineEntry } from './online-entry.tsx'
import { ScheduleForm } from './schedule-form.tsx'

/** The hours of doctors in a branch, and the switch for online booking. */
export function ScheduleScreen({ doctor: asked, branches, cabinet, today }: Shared & { doctor?: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { base, place, isOwn } = useBranch()
  const { DOCTORS, OTHERS } = useApiQuery(branchCalendar(place, today, today))
  const options = [
    ...DOCTORS.map((doctor) => ({
      value: doctor.SPECIALIST_CODE,
      label: `${doctorName(doctor, locale)}${doctor.STEP === null ? '' : ` · ${t('calendar:schedule.bookable')}`}`,
    })),
    ...OTHERS.map((doctor) => ({ value: doctor.SPECIALIST_CODE, label: doctorName(doctor, locale) })),
  ]
  const [chosen, choose] = useState(options.some(({ value }) => value === asked) ? asked : options[0]?.value)
  return (
    <ProPage title={t('calendar:schedule.title')}>
      {!isOwn && <OnlineEntry />}
      {chosen === undefined ? (
        <EmptyState
          icon={Stethoscope}
          title={t('calendar:empty.noDoctors')}
          text={t('calendar:empty.noDoctorsText')}
          action={
            <ButtonLink link={{ href: localizePath(`${base.replace(/\/[^/]+$/, '')}/mis/doctors`, locale) }}>
              {t('calendar:empty.toDoctors')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <div className="mb-6 flex max-w-4xl flex-wrap items-end gap-4">
            <Field label={t('calendar:field.doctor')} className="grow">
              <NativeSelect
                options={options}
                value={chosen}
                onChange={(event) => {
                  choose(event.target.value)
                  const path = localizePath(`${base}/schedule`, locale)
                  history.replaceState(null, '', `${path}?doctor=${encodeURIComponent(event.target.value)}`)
                }}
              />
            </Field>
            <BranchSelect branches={branches} cabinet={cabinet} />
          </div>
          <DoctorSchedule key={chosen} doctor={chosen} />
        </>
      )}
    </ProPage>
  )
}

/** The hours of one doctor, read when the doctor is chosen. */
function DoctorSchedule({ doctor }: { doctor: string }) {
  const { locale } = usePage()
  const { place } = useBranch()
  const query = doctorHours(place, doctor)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: queryKeyOf(query, locale),
    staleTime: Number.POSITIVE_INFINITY,
    // Never the cached schedule: another member of staff may have changed it meanwhile.
    gcTime: 0,
    queryFn: ({ signal }) => parsed(query.schema, call('GET', query.path, undefined, { signal })),
  })
  if (error && !data)
    return <ListFailed message={messageOf(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data) return <LoadingScreen />
  return (
    <ScheduleForm
      key={data.REVISION}
      doctor={doctor}
      stored={data}
      reload={async () => void (await refetch())}
    />
  )
}
