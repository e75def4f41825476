'use client'

import { Input } from '../../ui/form/input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { FieldFrame } from '../field-frame.tsx'
import { type FormFieldProps, formField } from '../form-field.ts'

/** A text that is the same in every language. */
export function PlainTextField(props: FormFieldProps<string>) {
  const { value = '', set, isReadOnly, hints } = formField(props)
  const control = {
    value,
    readOnly: isReadOnly,
    onChange: (event: { target: { value: string } }) => set(event.target.value || undefined),
  }
  return (
    <FieldFrame of={props}>
      {hints?.isMultiline ? <Textarea {...control} /> : <Input {...control} />}
    </FieldFrame>
  )
}
