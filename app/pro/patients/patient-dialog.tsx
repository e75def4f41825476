'use client'

import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { Form } from '../../../client/form/form.tsx'
import { FormField } from '../../../client/form/form-field.tsx'
import { useCallForm } from '../../../client/form/use-call-form.ts'
import { localeNames } from '../../../locales/languages.ts'
import { type Locale, locales } from '../../../locales/locale.ts'
import type { PatientCard, PatientInShort, patientChangeBody } from '../../../schemas/api/patients.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { phoneWithin } from '../../../schemas/reference/countries.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { parseTypedDate } from '../../../ui/date-picker/typed-date.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { patients } from '../../queries/patients.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { PatientList } from './patient-list.tsx'
import { usePatientsPlace } from './patients-place.ts'
import { typedPatient } from './typed-patient.ts'

type Values = {
  LASTNAME: string
  NAME: string
  MIDDLENAME: string
  BIRTHDAY: string
  TEL: string
  EMAIL: string
  LOCALE: Locale
  DO_NOT_CALL: boolean
  REMARK: string
  CONSENT: boolean
}

type Props = {
  /** The card that is changed; absent for a new one. */
  card?: PatientCard
  /** What was searched for: the first values of the name, the phone number or the birthday. */
  typed?: string
  onClose: () => void
  onSaved: (card: PatientCard) => void
}

const languages = locales.map((locale) => ({ value: locale, label: localeNames[locale] }))

const valuesOf = (card: PatientCard): Values => ({
  LASTNAME: card.LASTNAME,
  NAME: card.NAME,
  MIDDLENAME: card.MIDDLENAME ?? '',
  BIRTHDAY: card.BIRTHDAY ?? '',
  TEL: card.TEL ? formatPhone(card.TEL) : '',
  EMAIL: card.EMAIL ?? '',
  LOCALE: card.LOCALE,
  DO_NOT_CALL: card.DO_NOT_CALL,
  REMARK: card.REMARK ?? '',
  CONSENT: card.CONSENT_AT !== null,
})

/** Adds a patient, or changes the data of one. */
export function PatientDialog(props: Props) {
  const { t } = useTranslation()
  return (
    <Dialog
      id="patient"
      title={t(props.card ? 'business:patients.edit' : 'business:patients.add')}
      closesOnOverlay={false}
      open
      onOpenChange={(open) => open || props.onClose()}
      beginsWithField
    >
      <PatientForm {...props} />
    </Dialog>
  )
}

function PatientForm({ card, typed = '', onClose, onSaved }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place, country } = usePatientsPlace()
  const invalidate = useInvalidate(patients)
  const [known, setKnown] = useState<readonly PatientInShort[]>([])
  const [isAnother, setAnother] = useState(false)
  /** The card as another person has saved it meanwhile. */
  const [newer, setNewer] = useState<PatientCard>()
  const first: Partial<Values> = card ? valuesOf(card) : typedPatient(typed)

  const form = useCallForm<typeof patientChangeBody, Values>({
    // A new card has no revision; the API judges its body by the same fields.
    schema: async () => {
      const { patientBody, patientChangeBody: change } = await import('../../../schemas/api/patients.ts')
      return card ? change : (patientBody as unknown as typeof change)
    },
    defaultValues: { LOCALE: locale, ...first },
    toBody: (values) => ({
      ...values,
      ...(typeof values.TEL === 'string' && { TEL: phoneWithin(values.TEL, country) }),
      ...(values.BIRTHDAY && { BIRTHDAY: parseTypedDate(values.BIRTHDAY) ?? values.BIRTHDAY }),
      ...(card ? { REVISION: (newer ?? card).REVISION } : { IS_ANOTHER: isAnother }),
    }),
    send: async (body) => {
      const { patientCard, patientInShort } = await import('../../../schemas/api/patients.ts')
      try {
        const answer = card
          ? await call('PUT', `/w-business/${place}/patient/${card.PATIENT_CODE}`, body)
          : await call('POST', `/w-business/${place}/patients`, body)
        const saved = patientCard.parse(answer)
        toast({
          message: t(card ? 'business:patients.saved' : 'business:patients.added'),
          variant: 'success',
        })
        void invalidate()
        onClose()
        onSaved(saved)
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        if (error.code === 'PATIENT_KNOWN') return setKnown(patientInShort.array().parse(error.data.PATIENTS))
        if (error.code === 'VERSION_CONFLICT') setNewer(patientCard.parse(error.data.PATIENT))
        throw error
      }
    },
  })
  const { register, control } = form
  /** The value that another person has saved, below its field. */
  function now(name: 'LASTNAME' | 'NAME' | 'MIDDLENAME' | 'BIRTHDAY' | 'TEL' | 'EMAIL' | 'REMARK') {
    if (!card || !newer || newer[name] === card[name]) return undefined
    const value = newer[name]
    const shown = value && name === 'BIRTHDAY' ? formatCalendarDate(value, locale) : value
    return t('calendar:correct.now', { value: shown || t('calendar:changes.none') })
  }
  const hinted = (hint: string | undefined) => (hint ? { hint } : {})
  function addAnother() {
    setAnother(true)
    setKnown([])
    // With the flag in the next body.
    setTimeout(() => void form.submit())
  }
  return (
    <Form
      form={form}
      submit={t(card ? 'forms:save' : 'business:patients.addDo')}
      isSecondary={known.length > 0}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {(['LASTNAME', 'NAME', 'MIDDLENAME'] as const).map((name) => (
          <FormField
            key={name}
            name={name}
            label={t(`account:name.${name}`)}
            required={name !== 'MIDDLENAME'}
            {...hinted(now(name))}
          >
            <Input {...register(name)} autoComplete="off" />
          </FormField>
        ))}
        <FormField name="BIRTHDAY" label={t('calendar:field.birthday')} {...hinted(now('BIRTHDAY'))}>
          <Controller
            control={control}
            name="BIRTHDAY"
            render={({ field: { name, onChange } }) => (
              <DatePicker
                name={name}
                isBirthday
                {...(first.BIRTHDAY && { defaultValue: first.BIRTHDAY })}
                onTextChange={onChange}
              />
            )}
          />
        </FormField>
        <FormField name="TEL" label={t('calendar:field.phone')} {...hinted(now('TEL'))}>
          <Input {...register('TEL')} kind="phone" autoComplete="off" />
        </FormField>
        <FormField name="EMAIL" label={t('calendar:field.email')} {...hinted(now('EMAIL'))}>
          <Input {...register('EMAIL')} kind="email" autoComplete="off" />
        </FormField>
        <FormField name="LOCALE" label={t('business:patients.language')}>
          <NativeSelect {...register('LOCALE')} options={languages} />
        </FormField>
      </div>
      <FormField
        name="REMARK"
        label={t('business:patients.remark')}
        hint={now('REMARK') ?? t('business:patients.remarkHint')}
      >
        <Textarea {...register('REMARK')} rows={2} />
      </FormField>
      <Checkbox label={t('business:patients.doNotCall')} {...register('DO_NOT_CALL')} />
      <Checkbox label={t('business:patients.consent')} {...register('CONSENT')} />
      {known.length > 0 && (
        <div role="alert" className="rounded-control bg-warning-tint p-4">
          <p className="mb-2 text-warning-ink">{t('business:patients.known')}</p>
          <PatientList patients={known} />
          <Button variant="secondary" className="mt-3" onClick={addAnother}>
            {t('business:patients.another')}
          </Button>
        </div>
      )}
    </Form>
  )
}
