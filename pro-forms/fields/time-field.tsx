'use client'

import { Field } from '../../ui/form/field.tsx'
import { type FormFieldProps, formField } from '../form-field.ts'
import { ClockInput } from './clock-input.tsx'

/** A field for a time of day. A field named `to` is the end of an interval. */
export function TimeField(props: FormFieldProps<string>) {
  const { label, hint, error, place, required, isReadOnly, value, set } = formField(props)
  return (
    <Field label={label} hint={hint} error={error} place={place} required={required} disabled={isReadOnly}>
      <ClockInput value={value} onChange={set} isEnd={props.name === 'to'} />
    </Field>
  )
}
