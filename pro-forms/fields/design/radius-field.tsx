'use client'

import { Field } from '../../../ui/form/field.tsx'
import { type FormFieldProps, formField } from '../../form-field.ts'
import { RangeInput } from './range-input.tsx'

/** A corner radius in pixels, by a slider beside a corner that has it. */
export function RadiusField(props: FormFieldProps<number>) {
  const { label, hint, error, place, value, set, schema, isReadOnly } = formField(props)
  const { minimum = 0, maximum = 16 } = schema as { minimum?: number; maximum?: number }
  return (
    <Field label={label} hint={hint} error={error} place={place} disabled={isReadOnly}>
      <RangeInput value={value} min={minimum} max={maximum} onChange={set} />
    </Field>
  )
}
