import type { ReactNode } from 'react'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { CodedPlainForm } from '../common/coded-plain-form.tsx'
import { plainForm } from '../common/plain-form.tsx'

type Name = { text: string }
type Form = {
  company: string
  doctors: readonly { code: string; name: Name; speciality?: Name | undefined }[]
  specialities?: readonly { code: string; name: Name }[]
  values?: readonly { name: string; text: string }[] | undefined
  errors?: readonly { name: string; text: string }[] | undefined
  message?: string | undefined
}

type Props = {
  id: string
  form: Form
  length: { min: number; max: number }
  words: { text: string; textHint: string; consent: string; send: string; within: string }
  /** Fields before the consent. */
  children?: ReactNode
}

/** A form for a question to a clinic or a doctor. */
export function AskingForm({ id, form, length, words, children }: Props) {
  const { t } = usePage()
  const { field, own } = plainForm(id, form)
  const { company, doctors, specialities = [] } = form
  const choices = (
    <>
      {doctors.length > 0 && (
        <Field {...field('SPECIALIST')} label={t('blocks:ask-question.form.doctor')}>
          <NativeSelect
            {...own('SPECIALIST')}
            placeholder={t('blocks:ask-question.form.clinic')}
            options={doctors.map(({ code: value, name, speciality }) => ({
              value,
              label: speciality ? `${name.text} · ${speciality.text}` : name.text,
            }))}
          />
        </Field>
      )}
      {specialities.length > 1 && (
        <Field {...field('SPECIALITY')} label={t('blocks:ask-question.form.speciality')}>
          <NativeSelect
            {...own('SPECIALITY')}
            placeholder={t('blocks:ask-question.form.anySpeciality')}
            options={specialities.map(({ code: value, name }) => ({ value, label: name.text }))}
          />
        </Field>
      )}
    </>
  )
  return (
    <CodedPlainForm id={id} company={company} form={form} words={words} beside={choices} ticks={children}>
      <Field {...field('TEXT')} label={words.text} hint={words.textHint} required>
        <Textarea {...own('TEXT')} rows={5} maxLength={length.max} />
      </Field>
    </CodedPlainForm>
  )
}
