'use client'

import { Field } from '../../ui/field.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { type FieldProps, fieldOptions } from '../field-options.ts'
import { useFormValue } from '../form-context.ts'

/** A number; an empty field is none. */
export function NumberField({ schema, path, required }: FieldProps) {
  const { label, help } = fieldOptions(schema, usePage().locale)
  const { value = null, set, error, isReadOnly } = useFormValue<number>(path)
  return (
    <Field label={label} hint={help} error={error} required={required} disabled={isReadOnly}>
      <NumberInput value={value} onValueChange={(next) => set(next ?? undefined)} />
    </Field>
  )
}
