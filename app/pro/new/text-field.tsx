import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { FormField } from '../../../client/form/form-field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import type { RegistrationValues, TextName } from './registration-values.ts'

type Props = {
  name: Exclude<TextName, 'KIND' | 'LOCATION_CODE' | 'LATITUDE' | 'LONGITUDE'>
  label: string
  required?: boolean
  hint?: ReactNode
  kind?: 'text' | 'email'
  autoComplete?: string
  inputMode?: 'numeric'
}

/** A one-line text field of the registration, with its error. */
export function TextField({ name, label, required = false, hint, ...input }: Props) {
  const { register, formState } = useFormContext<RegistrationValues>()
  return (
    <FormField id={name} name={name} label={label} hint={hint} required={required}>
      <Input {...input} {...register(name)} defaultValue={formState.defaultValues?.[name]} />
    </FormField>
  )
}
