'use client'

import { nameFolds } from '../../schemas/formats/name-folds.ts'
import { Combobox } from '../../ui/form/combobox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { useFormSettings } from '../form-context.ts'
import { type FormFieldProps, formField } from '../form-field.ts'
import { withCurrent } from './with-current.ts'

/** A reference to a row of another area, chosen by its name (`t.reference`), which fills the fields that follow from it. */
export function ReferenceField(props: FormFieldProps<string>) {
  const { references = {} } = useFormSettings().services
  const { label, hint, error, place, required, isReadOnly, value, set, setBeside, hints } = formField(props)
  const rows = references[hints?.area ?? ''] ?? []
  function choose(next: string | null) {
    set(next ?? undefined)
    const facts = rows.find((row) => row.value === next)?.facts
    for (const [field, fact] of Object.entries(hints?.fills ?? {}))
      if (facts?.[fact] !== undefined) setBeside(field, facts[fact])
  }
  return (
    <Field label={label} hint={hint} error={error} place={place} required={required} disabled={isReadOnly}>
      <Combobox
        options={withCurrent(rows, value)}
        value={value || null}
        onValueChange={choose}
        folds={nameFolds}
      />
    </Field>
  )
}
