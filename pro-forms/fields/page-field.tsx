'use client'

import { nameFolds } from '../../schemas/formats/name-folds.ts'
import { Combobox } from '../../ui/form/combobox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { useFormSettings } from '../form-context.ts'
import { type FormFieldProps, formField } from '../form-field.ts'
import { PlainTextField } from './plain-text-field.tsx'
import { withCurrent } from './with-current.ts'

/** A page of the site, chosen by its title; without a list of pages its path is typed. */
export function PageField(props: FormFieldProps<string>) {
  const { pages } = useFormSettings().services
  const { label, hint, error, place, required, isReadOnly, value, set } = formField(props)
  if (!pages) return <PlainTextField {...props} />
  return (
    <Field label={label} hint={hint} error={error} place={place} required={required} disabled={isReadOnly}>
      <Combobox
        options={withCurrent(pages, value)}
        value={value ?? null}
        onValueChange={(next) => set(next ?? undefined)}
        folds={nameFolds}
      />
    </Field>
  )
}
