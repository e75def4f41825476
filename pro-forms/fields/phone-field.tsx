'use client'

import { FieldFrame } from '../field-frame.tsx'
import { type FormFieldProps, formField } from '../form-field.ts'
import { PhoneInput } from './phone-input.tsx'

/** A field for one phone number. */
export function PhoneField(props: FormFieldProps<string>) {
  const { value = '', set, isReadOnly } = formField(props)
  return (
    <FieldFrame of={props}>
      <PhoneInput value={value} onChange={(next) => set(next || undefined)} readOnly={isReadOnly} />
    </FieldFrame>
  )
}
