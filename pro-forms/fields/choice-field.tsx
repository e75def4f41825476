'use client'

import { nameFolds } from '../../schemas/formats/name-folds.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Combobox } from '../../ui/form/combobox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { type FormFieldProps, formField } from '../form-field.ts'

/** From this number of options on, they can be searched by typing. */
const manyOptions = 15

/** A choice of one option. An optional choice can be cleared. */
export function ChoiceField(props: FormFieldProps<string>) {
  const { t } = usePage()
  const { label, hint, error, place, required, isReadOnly, hints, set } = formField(props)
  const { choices = [], fallback } = hints ?? {}
  const value = props.formData ?? (typeof fallback === 'string' ? fallback : null)
  const isOpen = !required && fallback === undefined
  const none = isOpen && value !== null ? [{ value: '', label: t('forms:none') }] : []
  const control = { value, onValueChange: (next: string | null) => set(next || undefined) }
  return (
    <Field label={label} hint={hint} error={error} place={place} required={required} disabled={isReadOnly}>
      {choices.length > manyOptions ? (
        <Combobox {...control} options={choices} folds={nameFolds} />
      ) : (
        <Select {...control} options={[...none, ...choices]} />
      )}
    </Field>
  )
}
