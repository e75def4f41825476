'use client'
import type { ComponentProps } from 'react'
import { Field } from '../../ui/form/field.tsx'
import { useFault } from './use-fault.ts'

type Props = Omit<ComponentProps<typeof Field>, 'error'> & {
  /** Name of the control, and of the value in the request. */
  name: string
}

/** A `Field` that shows its error from the form. */
export function FormField({ name, ...field }: Props) {
  return <Field {...field} error={useFault(name)} />
}
