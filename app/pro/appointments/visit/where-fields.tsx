import { useEffect, useRef, useState } from 'react'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { NativeSelect } from '../../../../ui/form/native-select.tsx'
import type { Option } from '../../../../ui/form/options.ts'
import { Badge } from '../../../../ui/shown/badge.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { MomentFields } from '../../moment-fields.tsx'
import { useToday } from '../../use-today.ts'
import { useBranch } from '../appointments-context.ts'
import { clockOf } from '../calendar/columns.ts'
import { shortDay } from '../visit-when.ts'
import type { VisitPatient } from './same-patient.ts'
import { useDoctorDay } from './use-doctor-day.ts'
import { useNearestFree } from './use-nearest-free.ts'
import type { Where } from './where.ts'

type Props = {
  value: Where
  onChange: (value: Where) => void
  isTried: boolean
  doctors: readonly Option[]
  /** Who the visit is for. */
  patient: VisitPatient
  /** The code of the visit if it is moved. */
  moved?: string
  /** The patient is seen now: another doctor or day does not change the time. */
  isNow?: boolean
}

/**
 * Doctor, day and time of a visit. With another doctor or day the time becomes the nearest free one. It says which times are taken, that the time is outside
 * of the doctor's hours, and that the patient has a visit there already; nothing of it prevents the visit.
 */
export function WhereFields({ value, onChange, isTried, doctors, patient, moved, isNow = false }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { timezone } = useBranch()
  const today = useToday(timezone)
  const nearest = useNearestFree()
  const { times, isOutside, known } = useDoctorDay(value, { patient, except: moved })
  const [found, setFound] = useState<{ at: Where; isFree: boolean; wish: Where }>()
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })

  async function change(next: Where) {
    onChange(next)
    const isOther = next.doctor !== value.doctor
    if (isNow || next.date === null || (!isOther && next.date === value.date)) return
    // From the place that the person chose, not from one that was found for another doctor.
    const chosen = found?.at === value ? found.wish : value
    const wish = isOther ? { ...chosen, doctor: next.doctor } : next
    const free = await nearest(wish, { onOtherDays: isOther, except: moved })
    // Unless something else was chosen meanwhile.
    if (latest.current !== next) return
    const isKept = free?.date === next.date && free.time === next.time
    const at = free && !isKept ? free : next
    if (at !== next) onChange(at)
    setFound(isKept || next.date < today ? undefined : { at, isFree: free !== undefined, wish })
  }
  const offered =
    times.length > 0
      ? new Map(
          times.map(({ minute, isFree }) => [
            clockOf(minute),
            t(isFree ? 'calendar:where.free' : 'calendar:where.taken'),
          ]),
        )
      : undefined
  const { date, time } = value
  return (
    <>
      <Field label={t('calendar:field.doctor')}>
        <NativeSelect
          options={doctors}
          value={value.doctor}
          onChange={(event) => void change({ ...value, doctor: event.target.value })}
        />
      </Field>
      <MomentFields
        value={value}
        onChange={(moment) => void change({ ...value, ...moment })}
        isTried={isTried}
        timezone={timezone}
        label={t('calendar:field.when')}
        hint={t('calendar:field.clock')}
        offered={offered}
      />
      <div role="status" className="grid justify-items-start gap-2 empty:hidden">
        {found?.at === value && date && (
          <p className="text-sm">
            {t(found.isFree ? 'calendar:where.nearest' : 'calendar:where.none', {
              when: `${shortDay(date, locale, t)}, ${time ?? ''}`,
            })}
          </p>
        )}
        {isOutside && <Badge tone="warning">{t('calendar:mark.outside')}</Badge>}
        {known.length > 0 && (
          <p className="rounded-control bg-warning-tint px-4 py-3 text-warning-ink">
            {t('calendar:where.known', { times: known.join(', ') })}
          </p>
        )}
      </div>
    </>
  )
}
