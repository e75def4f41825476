'use client'

import { type RefObject, useImperativeHandle, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CallError } from '../../../../client/call-error.ts'
import { Form } from '../../../../client/form/form.tsx'
import { FormField } from '../../../../client/form/form-field.tsx'
import { useCallForm } from '../../../../client/form/use-call-form.ts'
import type { StaffAppointment, staffAppointmentBody } from '../../../../schemas/api/staff-appointment.ts'
import type { z } from '../../../../schemas/core/zod.ts'
import { nameFolds } from '../../../../schemas/formats/name-folds.ts'
import { phoneWithin } from '../../../../schemas/reference/countries.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Combobox } from '../../../../ui/form/combobox.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { Input } from '../../../../ui/form/input.tsx'
import { NumberInput } from '../../../../ui/form/number-input.tsx'
import type { Option } from '../../../../ui/form/options.ts'
import { Switch } from '../../../../ui/form/switch.tsx'
import { Textarea } from '../../../../ui/form/textarea.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../use-translation.ts'
import { instantOf, momentOf } from '../../clinic-moment.ts'
import { useToday } from '../../use-today.ts'
import { useBranch } from '../appointments-context.ts'
import { useVisitCalls } from '../use-visit-calls.ts'
import { patientOf } from '../visit-name.ts'
import { whenOf } from '../visit-when.ts'
import { KnownPatients } from './known-patients.tsx'
import { type Obstacle, obstacleOf } from './obstacle.ts'
import { ObstaclePanel } from './obstacle-panel.tsx'
import { type VisitCard, visitCardOf } from './visit-card.ts'
import type { Where } from './where.ts'
import { WhereFields } from './where-fields.tsx'

type Body = z.input<typeof staffAppointmentBody>
type Values = Pick<Body, 'LASTNAME' | 'NAME' | 'TEL' | 'COMMENT'>
/** The entered values of a visit that was not made. */
export type VisitDraft = {
  where: Where
  service: string | null
  minutes: number | null | undefined
  isWalkIn: boolean
  values: Partial<Values>
  card?: VisitCard | undefined
}

type Props = {
  where: Where
  /** The values that the form begins with. */
  draft?: VisitDraft | undefined
  doctors: readonly Option[]
  /** Minutes of a visit by doctor, and services with their own. */
  steps: Readonly<Record<string, number>>
  services: readonly (Option & { minutes: number | null })[]
  /** Who sees a patient who has just come, rather the given doctor. */
  forWalkIn: (wish: string) => Promise<string>
  onClose: (visit?: StaffAppointment) => void
}

/** Returns the entered values; undefined as long as there are none. */
type Entered = RefObject<(() => VisitDraft | undefined) | null>

/**
 * The form of a visit that the staff makes: patient, service and time, for a caller or a patient who has just come. `onLeft` gets the
 * entered values when it is closed without making the visit.
 */
export function NewVisitDialog({
  onClose,
  onLeft,
  ...props
}: Props & { onLeft: (draft: VisitDraft) => void }) {
  const { t } = useTranslation()
  const entered: Entered = useRef(null)
  function leave() {
    const draft = entered.current?.()
    onClose()
    if (draft) onLeft(draft)
  }
  return (
    <Dialog
      id="new-visit"
      title={t(props.draft?.isWalkIn ? 'visits:walkIn.title' : 'calendar:add.title')}
      open
      onOpenChange={(open) => open || leave()}
      closesOnOverlay={false}
      beginsWithField
    >
      <NewVisitForm {...props} onClose={onClose} entered={entered} />
    </Dialog>
  )
}

const nothing = { OVERBOOK: false, SAME_PATIENT: false }

function NewVisitForm({
  where: first,
  draft,
  doctors,
  steps,
  services,
  forWalkIn,
  onClose,
  entered,
}: Props & { entered: Entered }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { timezone, country } = useBranch()
  const today = useToday(timezone)
  const { add } = useVisitCalls()
  const [where, setWhere] = useState(draft?.where ?? first)
  const [service, setService] = useState(draft?.service ?? null)
  const [typedMinutes, setMinutes] = useState(draft?.minutes)
  const [isWalkIn, setWalkIn] = useState(draft?.isWalkIn ?? false)
  const [isChosen, setChosen] = useState(false)
  const [obstacle, setObstacle] = useState<Obstacle>()
  const [insisted, setInsisted] = useState(nothing)
  const [search, setSearch] = useState('')
  const [card, setCard] = useState(draft?.card)
  const usual = services.find(({ value }) => value === service)?.minutes ?? steps[where.doctor] ?? 30
  const minutes = typedMinutes === undefined ? usual : typedMinutes
  const START = instantOf(where, timezone)

  const form = useCallForm<typeof staffAppointmentBody, Values>({
    ...(draft && { defaultValues: draft.values }),
    schema: async () => (await import('../../../../schemas/api/staff-appointment.ts')).staffAppointmentBody,
    toBody: (values) => ({
      ...values,
      ...card?.body,
      ...(typeof values.TEL === 'string' && { TEL: phoneWithin(values.TEL, country) }),
      DOCTOR_CODE: where.doctor,
      ...(service && { SERVICE_CODE: service }),
      ...(START && { START }),
      ...(minutes && { DURATION: minutes }),
      WALK_IN: isWalkIn,
      LOCALE: locale,
      ...insisted,
    }),
    send: async (body) => {
      try {
        const made = await add(body)
        const name = patientOf(made)
        const message = isWalkIn
          ? t('calendar:done.arrived', { name })
          : t('calendar:done.added', { name, when: whenOf(made, locale, today) })
        toast({ message, variant: 'success' })
        onClose(made)
      } catch (error) {
        const found = error instanceof CallError ? await obstacleOf(error) : undefined
        if (!found) throw error
        setObstacle(found)
      }
    },
  })
  const { register, setValue, submit, getValues, control } = form
  const [LASTNAME = '', NAME = '', TEL = ''] = useWatch({ control, name: ['LASTNAME', 'NAME', 'TEL'] })
  const patient = {
    PATIENT_CODE: card?.body.PATIENT_CODE ?? null,
    LASTNAME,
    NAME,
    TEL: (typeof TEL === 'string' && phoneWithin(TEL, country)) || null,
  }
  useImperativeHandle(entered, () => () => {
    const values = getValues()
    const isEmpty = Object.values(values).every((value) => !value)
    return isEmpty ? undefined : { where, service, minutes: typedMinutes, isWalkIn, values, card }
  })

  function place(next: Where) {
    setWhere(next)
    setObstacle(undefined)
    setInsisted(nothing)
  }
  function insist() {
    setInsisted(
      obstacle?.kind === 'busy' ? { ...insisted, SAME_PATIENT: true } : { ...insisted, OVERBOOK: true },
    )
    setObstacle(undefined)
    // With the flag in the next body.
    setTimeout(() => void submit())
  }
  return (
    <Form
      form={form}
      submit={t(obstacle ? 'calendar:add.again' : isWalkIn ? 'visits:walkIn.do' : 'calendar:add.do')}
      isSecondary={obstacle !== undefined}
      isButtonKept
    >
      <div
        className="grid gap-4 sm:grid-cols-2"
        onInput={({ target }) => {
          if (!(target instanceof HTMLInputElement)) return
          if (['LASTNAME', 'TEL'].includes(target.name)) setSearch(target.value)
          // Another name is another person.
          if (['LASTNAME', 'NAME'].includes(target.name)) setCard(undefined)
        }}
      >
        <FormField name="LASTNAME" label={t('account:name.LASTNAME')} required>
          <Input {...register('LASTNAME')} autoComplete="off" />
        </FormField>
        <FormField name="NAME" label={t('account:name.NAME')} required>
          <Input {...register('NAME')} autoComplete="off" />
        </FormField>
        <FormField name="TEL" label={t('calendar:field.phone')} required={!isWalkIn}>
          <Input {...register('TEL')} kind="phone" autoComplete="off" />
        </FormField>
        <Field label={t('calendar:field.service')}>
          <Combobox options={services} value={service} onValueChange={setService} folds={nameFolds} />
        </Field>
      </div>
      <KnownPatients
        search={search}
        onPick={(patient) => {
          setValue('LASTNAME', patient.LASTNAME)
          setValue('NAME', patient.NAME)
          if (patient.TEL) setValue('TEL', patient.TEL)
          setCard(visitCardOf(patient))
          setSearch('')
        }}
      />
      {card?.number !== undefined && (
        <p className="text-sm text-ink-soft">{t('visits:walkIn.card', { number: card.number })}</p>
      )}
      <Switch
        label={t('calendar:add.walkIn')}
        note={t('calendar:add.walkInNote')}
        checked={isWalkIn}
        onChange={({ target }) => {
          setWalkIn(target.checked)
          // A patient who has come is seen today, from now on.
          const when = target.checked ? momentOf(new Date().toISOString(), timezone) : first
          place({ ...where, date: when.date, time: when.time })
          if (target.checked && !isChosen)
            void forWalkIn(where.doctor).then((doctor) =>
              // Unless the person has chosen one meanwhile.
              setWhere((now) => (now.doctor === where.doctor ? { ...now, doctor } : now)),
            )
        }}
      />
      <WhereFields
        value={where}
        onChange={(next) => {
          if (next.doctor !== where.doctor) setChosen(true)
          place(next)
        }}
        isTried={form.formState.submitCount > 0}
        doctors={doctors}
        patient={patient}
        isNow={isWalkIn}
      />
      <Field label={t('calendar:field.minutes')}>
        <NumberInput
          value={minutes}
          onValueChange={setMinutes}
          min={5}
          max={480}
          step={5}
          unit={t('calendar:minutesUnit')}
        />
      </Field>
      <FormField name="COMMENT" label={t('calendar:field.comment')}>
        <Textarea {...register('COMMENT')} rows={2} />
      </FormField>
      {obstacle && (
        <ObstaclePanel
          obstacle={obstacle}
          isWalkIn={isWalkIn}
          isBusy={form.formState.isSubmitting}
          onInsist={insist}
          onPick={({ DATE, LABEL, SPECIALIST_CODE }) =>
            place({ doctor: SPECIALIST_CODE, date: DATE, time: LABEL })
          }
        />
      )}
    </Form>
  )
}
