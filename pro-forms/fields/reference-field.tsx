'use client'

import { nameFolds } from '../../schemas/formats/name-folds.ts'
import { Combobox } from '../../ui/form/combobox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { useFormSettings } from '../form-context.ts'
import { type FormFieldProps, formField } from '../form-field.ts'
import { withCurrent } from './with-current.ts'

/** A reference to a row of another area, chosen by its name (`t.reference`). */
export function ReferenceField(props: FormFieldProps<string>) {
  const { references = {} } = useFormSettings().services
  const { label, hint, error, place, required, isReadOnly, value, set, hints } = formField(props)
  return (
    <Field label={label} hint={hint} error={error} place={place} required={required} disabled={isReadOnly}>
      <Combobox
        options={withCurrent(references[hints?.area ?? ''] ?? [], value)}
        value={value || null}
        onValueChange={(next) => set(next ?? undefined)}
        folds={nameFolds}
      />
    </Field>
  )
}
