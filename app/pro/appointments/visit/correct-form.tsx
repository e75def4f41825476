import { useState } from 'react'
import { CallError } from '../../../../client/call-error.ts'
import { Form } from '../../../../client/form/form.tsx'
import { FormField } from '../../../../client/form/form-field.tsx'
import { useCallForm } from '../../../../client/form/use-call-form.ts'
import { readLocalized } from '../../../../schemas/api/localized-names.ts'
import type { StaffAppointment, staffCorrectionBody } from '../../../../schemas/api/staff-appointment.ts'
import { nameFolds } from '../../../../schemas/formats/name-folds.ts'
import { formatPhone } from '../../../../schemas/formats/phone.ts'
import { phoneWithin } from '../../../../schemas/reference/countries.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { useUnsaved } from '../../../../ui/dialog/unsaved.tsx'
import { Combobox } from '../../../../ui/form/combobox.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { Input } from '../../../../ui/form/input.tsx'
import { NumberInput } from '../../../../ui/form/number-input.tsx'
import type { Option } from '../../../../ui/form/options.ts'
import { Textarea } from '../../../../ui/form/textarea.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { useBranch } from '../appointments-context.ts'
import { lengthOf } from '../calendar/columns.ts'
import { useVisitCalls } from '../use-visit-calls.ts'
import { type Obstacle, obstacleOf } from './obstacle.ts'
import { ObstaclePanel } from './obstacle-panel.tsx'

type Values = { LASTNAME: string; NAME: string; MIDDLENAME: string; TEL: string; COMMENT: string }

type Props = {
  /** The visit as it is now; it may change while it is corrected. */
  visit: StaffAppointment
  services: readonly Option[]
  onCorrected: (visit: StaffAppointment) => void
}

const nothing = { OVERBOOK: false, SAME_PATIENT: false }

/** Corrects name, phone, service, length and comment of a visit. If another member of staff was faster, their values stand beside what is typed. */
export function CorrectForm({ visit, services, onCorrected }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { country } = useBranch()
  const { correct } = useVisitCalls()
  /** The visit as it was when the form began, or when another person's change was shown. */
  const [first] = useState(visit)
  const [isChanged, setChanged] = useState(false)
  const [service, setService] = useState<string | null>(visit.SERVICE_CODE)
  const [minutes, setMinutes] = useState<number | null>(lengthOf(visit))
  const [obstacle, setObstacle] = useState<Obstacle>()
  const [insisted, setInsisted] = useState(nothing)

  const nameOf = (one: StaffAppointment) => readLocalized(one, 'SERVICE_NAME', locale)?.text
  const isOffered = services.some(({ value }) => value === first.SERVICE_CODE)
  // A service that is no longer offered stays that of the visit.
  const options =
    first.SERVICE_CODE === null || isOffered
      ? services
      : [{ value: first.SERVICE_CODE, label: nameOf(first) ?? first.SERVICE_CODE }, ...services]
  /** The value that another person has saved meanwhile, shown below its field. */
  const nowSaved = (before: unknown, after: unknown, shown: string | null | undefined) =>
    isChanged && before !== after
      ? t('calendar:correct.now', { value: shown || t('calendar:changes.none') })
      : undefined

  const form = useCallForm<typeof staffCorrectionBody, Values>({
    schema: async () => (await import('../../../../schemas/api/staff-appointment.ts')).staffCorrectionBody,
    defaultValues: {
      LASTNAME: visit.LASTNAME,
      NAME: visit.NAME,
      MIDDLENAME: visit.MIDDLENAME ?? '',
      TEL: visit.TEL ? formatPhone(visit.TEL) : '',
      COMMENT: visit.COMMENT ?? '',
    },
    toBody: (values) => ({
      ...values,
      ...(typeof values.TEL === 'string' && { TEL: phoneWithin(values.TEL, country) }),
      ...(service && { SERVICE_CODE: service }),
      ...(minutes && { DURATION: minutes }),
      UPDATED_AT: (isChanged ? visit : first).UPDATED_AT,
      ...insisted,
    }),
    send: async (body) => {
      try {
        onCorrected(await correct(visit.APPOINTMENT_CODE, body))
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        const found = await obstacleOf(error)
        setObstacle(found)
        if (found) return
        setChanged(error.code === 'APPOINTMENT_CHANGED')
        throw error
      }
    },
  })
  function insist() {
    setInsisted(
      obstacle?.kind === 'busy' ? { ...insisted, SAME_PATIENT: true } : { ...insisted, OVERBOOK: true },
    )
    setObstacle(undefined)
    // With the flag in the next body.
    setTimeout(() => void form.submit())
  }
  const phoneNow = nowSaved(first.TEL, visit.TEL, visit.TEL && formatPhone(visit.TEL))
  const commentNow = nowSaved(first.COMMENT, visit.COMMENT, visit.COMMENT)
  const serviceNow = nowSaved(first.SERVICE_CODE, visit.SERVICE_CODE, nameOf(visit))
  const minutesNow = nowSaved(
    lengthOf(first),
    lengthOf(visit),
    `${lengthOf(visit)} ${t('calendar:minutesUnit')}`,
  )
  useUnsaved(form.formState.isDirty || service !== first.SERVICE_CODE || minutes !== lengthOf(first))
  return (
    <Form form={form} submit={t('forms:save')}>
      {(['LASTNAME', 'NAME', 'MIDDLENAME'] as const).map((name) => {
        const now = nowSaved(first[name], visit[name], visit[name])
        return (
          <FormField
            key={name}
            name={name}
            label={t(`account:name.${name}`)}
            required={name !== 'MIDDLENAME'}
            {...(now && { hint: now })}
          >
            <Input {...form.register(name)} autoComplete="off" />
          </FormField>
        )
      })}
      <FormField
        name="TEL"
        label={t('calendar:field.phone')}
        required={first.TEL !== null}
        {...(phoneNow && { hint: phoneNow })}
      >
        <Input {...form.register('TEL')} kind="phone" autoComplete="off" />
      </FormField>
      <Field label={t('calendar:field.service')} {...(serviceNow && { hint: serviceNow })}>
        <Combobox options={options} value={service} onValueChange={setService} folds={nameFolds} />
      </Field>
      <FormField
        name="DURATION"
        label={t('calendar:field.minutes')}
        {...(minutesNow && { hint: minutesNow })}
      >
        <NumberInput
          name="DURATION"
          value={minutes}
          onValueChange={(next) => {
            setMinutes(next)
            // The confirmation was for another length.
            setObstacle(undefined)
            setInsisted(nothing)
          }}
          min={5}
          max={480}
          step={5}
          unit={t('calendar:minutesUnit')}
        />
      </FormField>
      <FormField name="COMMENT" label={t('calendar:field.comment')} {...(commentNow && { hint: commentNow })}>
        <Textarea {...form.register('COMMENT')} rows={2} />
      </FormField>
      <p className="text-sm text-ink-soft">{t('calendar:correct.told')}</p>
      {obstacle && (
        <ObstaclePanel obstacle={obstacle} isBusy={form.formState.isSubmitting} onInsist={insist} />
      )}
    </Form>
  )
}
