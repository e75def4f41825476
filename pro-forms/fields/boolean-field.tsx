'use client'

import { Checkbox } from '../../ui/checkbox.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { type FieldProps, fieldOptions } from '../field-options.ts'
import { useFormValue } from '../form-context.ts'

/** Yes or no. */
export function BooleanField({ schema, path }: FieldProps) {
  const { label, help } = fieldOptions(schema, usePage().locale)
  const { value = false, set, isReadOnly } = useFormValue<boolean>(path)
  return (
    <Checkbox
      label={label}
      note={help}
      checked={value}
      disabled={isReadOnly}
      onChange={(event) => set(event.target.checked)}
    />
  )
}
