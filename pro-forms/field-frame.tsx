import type { ReactNode } from 'react'
import { Field } from '../ui/form/field.tsx'
import { useControlGroup } from '../ui/form/field-context.ts'
import { type FormFieldProps, formField } from './form-field.ts'

type Props<T> = {
  of: FormFieldProps<T>
  /** Replaces the schema's label. */
  label?: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  /** True if it contains several controls. */
  group?: boolean
  children: ReactNode
}

/** Label, help text and error of a field around its control. */
export function FieldFrame<T>({ of, group = false, children, ...own }: Props<T>) {
  const { label, hint, error, required, place } = formField(of)
  return (
    <Field
      label={own.label ?? label}
      hint={own.hint ?? hint}
      error={own.error ?? error}
      required={own.required ?? required}
      group={group}
      place={place}
    >
      {group ? <GroupBox>{children}</GroupBox> : children}
    </Field>
  )
}

function GroupBox({ children }: { children: ReactNode }) {
  const { group, invalid } = useControlGroup({})
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be named by an element outside of it
    <div role="group" {...group} data-wrong={invalid}>
      {children}
    </div>
  )
}
