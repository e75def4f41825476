'use client'

import { Field } from '../../ui/form/field.tsx'
import { NumberInput } from '../../ui/form/number-input.tsx'
import { type FormFieldProps, formField } from '../form-field.ts'

/** A field for a number; an empty field means no value, and shows the default as placeholder. */
export function NumberField(props: FormFieldProps<number>) {
  const { label, hint, error, place, required, isReadOnly, value, hints, set } = formField(props)
  return (
    <Field label={label} hint={hint} error={error} place={place} required={required} disabled={isReadOnly}>
      <NumberInput
        value={value ?? null}
        isYear={hints?.isYear}
        placeholder={hints?.fallback === undefined ? undefined : String(hints?.fallback)}
        onValueChange={(next) => set(next ?? undefined)}
      />
    </Field>
  )
}
