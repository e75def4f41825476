'use client'

import { DatePicker } from '../../ui/date-picker/date-picker.tsx'
import { Field } from '../../ui/form/field.tsx'
import { type FormFieldProps, formField } from '../form-field.ts'

/** A field for a calendar date. */
export function DateField(props: FormFieldProps<string>) {
  const { label, hint, error, place, required, isReadOnly, value, set } = formField(props)
  return (
    <Field label={label} hint={hint} error={error} place={place} required={required} disabled={isReadOnly}>
      <DatePicker value={value || null} onValueChange={(next) => set(next ?? undefined)} />
    </Field>
  )
}
