'use client'

import { Checkbox } from '../../ui/form/checkbox.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { type FormFieldProps, formField } from '../form-field.ts'

/** A field for yes or no. */
export function BooleanField(props: FormFieldProps<boolean>) {
  const { label, hint, error, place, value, hints, set, isReadOnly } = formField(props)
  return (
    <div data-place={place}>
      <Checkbox
        label={label}
        note={hint}
        checked={value ?? hints?.fallback === true}
        disabled={isReadOnly}
        aria-invalid={error ? true : undefined}
        onChange={(event) => set(event.target.checked)}
      />
      <FieldError>{error}</FieldError>
    </div>
  )
}
