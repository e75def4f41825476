'use client'
import type { ComponentProps } from 'react'
import { Field } from '../../ui/field.tsx'
import { useFault } from './use-fault.ts'

type Props = Omit<ComponentProps<typeof Field>, 'error'> & {
  /** Name of the control inside, and of the value in the request. */
  name: string
}

/** A `Field` that shows what its form knows to be wrong with it. */
export function FormField({ name, ...field }: Props) {
  return <Field {...field} error={useFault(name)} />
}
