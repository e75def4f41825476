'use client'

import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { type FieldProps, fieldOptions } from '../field-options.ts'
import { useFormValue } from '../form-context.ts'

/** A text that is the same in every language. */
export function PlainTextField({ schema, path, required }: FieldProps) {
  const { label, help } = fieldOptions(schema, usePage().locale)
  const { value = '', set, error, isReadOnly } = useFormValue<string>(path)
  return (
    <Field label={label} hint={help} error={error} required={required}>
      <Input value={value} readOnly={isReadOnly} onChange={(event) => set(event.target.value || undefined)} />
    </Field>
  )
}
