import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call } from '../../../../client/call.ts'
import { CallError } from '../../../../client/call-error.ts'
import { focusFirstFault } from '../../../../client/form/focus-first-fault.ts'
import { FormAlert } from '../../../../client/form/form-alert.tsx'
import { localizePath } from '../../../../locales/locale.ts'
import { SchemaForm } from '../../../../pro-forms/schema-form.tsx'
import type { DoctorSchedule } from '../../../../schemas/api/doctor-schedule.ts'
import type { AppointmentConflict } from '../../../../schemas/api/staff-appointment.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { NumberInput } from '../../../../ui/form/number-input.tsx'
import { Switch } from '../../../../ui/form/switch.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { appointments } from '../../../queries/appointments.ts'
import { useTranslation } from '../../../use-translation.ts'
import { momentOf } from '../../clinic-moment.ts'
import { useBranch } from '../appointments-context.ts'
import { hoursForm, problemsOf } from './hours-form.ts'
import { OutsideDialog } from './outside-dialog.tsx'
import { OutsideList } from './outside-list.tsx'
import { bodyOf, type ScheduleValues, valuesOf } from './schedule-values.ts'

type Props = { doctor: string; stored: DoctorSchedule; reload: () => Promise<void> }

const usualStep = 30
const noHours = { week: [], exceptions: [] }

/** The hours of a doctor in the branch and the step of the bookings (PA12). */
export function ScheduleForm({ doctor, stored, reload }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { base, place, timezone, mayChange } = useBranch()
  const router = useRouter()
  const client = useQueryClient()
  const [values, setValues] = useState<ScheduleValues>(() => valuesOf(stored))
  const [revision, setRevision] = useState(stored.REVISION)
  const [left, setLeft] = useState(stored.OUTSIDE)
  const [tried, setTried] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<{ message: string; isOutdated: boolean }>()
  const [outside, setOutside] = useState<readonly AppointmentConflict[]>()
  const problems = tried > 0 ? problemsOf(values.hours) : []

  /** `next` is a visit to go to afterwards. */
  async function save(isKept: boolean, next?: AppointmentConflict) {
    setTried((count) => count + 1)
    setFault(undefined)
    if (problemsOf(values.hours).length > 0) {
      // After the messages have been drawn.
      setTimeout(() => focusFirstFault(document.getElementById('main')))
      return
    }
    setBusy(true)
    try {
      const { doctorSchedule } = await import('../../../../schemas/api/doctor-schedule.ts')
      const path = `/w-business/${place}/schedule/${encodeURIComponent(doctor)}`
      const body = { ...bodyOf(values), REVISION: revision, KEEP: isKept }
      const saved = doctorSchedule.parse(await call('PUT', path, body))
      setRevision(saved.REVISION)
      setLeft(saved.OUTSIDE)
      setOutside(undefined)
      setTried(0)
      toast({ message: t('calendar:schedule.saved'), variant: 'success' })
      void client.invalidateQueries({ queryKey: [appointments, place, 'calendar'] })
      void client.invalidateQueries({ queryKey: [appointments, place, 'list'] })
      if (next) router.push(localizePath(`${base}?date=${momentOf(next.START, timezone).date}`, locale))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.code === 'BOOKINGS_OUTSIDE') {
        const { appointmentConflict } = await import('../../../../schemas/api/staff-appointment.ts')
        setOutside(appointmentConflict.array().safeParse(error.data.OUTSIDE).data ?? [])
        return
      }
      setOutside(undefined)
      setFault({ message: error.sentence, isOutdated: error.code === 'VERSION_CONFLICT' })
    } finally {
      setBusy(false)
    }
  }
  const isBookable = values.step !== null
  return (
    <form
      noValidate
      className="grid max-w-4xl gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        void save(false)
      }}
    >
      {left.length > 0 && (
        <section className="rounded-control bg-warning-tint p-4 text-warning-ink">
          <h2 className="text-base font-semibold">{t('calendar:schedule.left')}</h2>
          <OutsideList
            outside={left}
            dateOf={({ START }) => momentOf(START, timezone).date}
            hrefOf={({ START }) => `${base}?date=${momentOf(START, timezone).date}`}
          />
        </section>
      )}
      <div className="grid gap-3">
        <Switch
          label={t('calendar:schedule.online')}
          note={t(isBookable ? 'calendar:schedule.onlineOn' : 'calendar:schedule.onlineOff')}
          checked={isBookable}
          disabled={!mayChange}
          onChange={(event) => setValues({ ...values, step: event.target.checked ? usualStep : null })}
        />
        {isBookable && (
          <Field
            label={t('calendar:schedule.step')}
            hint={t('calendar:schedule.stepHint')}
            disabled={!mayChange}
            className="max-w-sm"
          >
            <NumberInput
              value={values.step}
              onValueChange={(step) => step !== null && setValues({ ...values, step })}
              min={5}
              max={480}
              step={5}
              unit={t('calendar:minutesUnit')}
            />
          </Field>
        )}
      </div>
      <SchemaForm
        schema={hoursForm}
        value={{ hours: values.hours }}
        locale={locale}
        problems={problems}
        shown={tried}
        isReadOnly={!mayChange}
        onChange={({ hours }) =>
          // Safe: the field of hours gives hours, or nothing where every day is closed.
          setValues((now) => ({ ...now, hours: (hours as ScheduleValues['hours'] | undefined) ?? noHours }))
        }
      />
      <div>
        <FormAlert>
          {fault && (
            <>
              <p>{fault.message}</p>
              {fault.isOutdated && (
                <Button variant="secondary" size="small" className="mt-2" onClick={() => void reload()}>
                  {t('calendar:schedule.reload')}
                </Button>
              )}
            </>
          )}
        </FormAlert>
        {mayChange && (
          <Button type="submit" loading={isBusy}>
            {t('forms:save')}
          </Button>
        )}
      </div>
      {outside && (
        <OutsideDialog
          outside={outside}
          isBusy={isBusy}
          onKeep={(then) => void save(true, then === 'walk' ? outside[0] : undefined)}
          onClose={() => setOutside(undefined)}
        />
      )}
    </form>
  )
}
