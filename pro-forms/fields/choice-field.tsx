'use client'

import { fold } from '../../schemas/formats/fold.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { Field } from '../../ui/field.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { Select } from '../../ui/select.tsx'
import { type FieldProps, fieldOptions } from '../field-options.ts'
import { useFormValue } from '../form-context.ts'

/** From so many on, options are searched by typing. */
const manyOptions = 15

/** One of a few words, or of many. */
export function ChoiceField({ schema, path, required }: FieldProps) {
  const { label, help, choices } = fieldOptions(schema, usePage().locale)
  const { value = null, set, error, isReadOnly } = useFormValue<string>(path)
  const control = { options: choices, value, onValueChange: (next: string | null) => set(next ?? undefined) }
  return (
    <Field label={label} hint={help} error={error} required={required} disabled={isReadOnly}>
      {choices.length > manyOptions ? <Combobox {...control} fold={fold} /> : <Select {...control} />}
    </Field>
  )
}
