import type { ReactNode } from 'react'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import type { TextName } from './entered.ts'
import type { StepProps } from './step-props.ts'

type Props = StepProps & {
  name: Exclude<TextName, 'KIND' | 'LOCATION_CODE' | 'LATITUDE' | 'LONGITUDE'>
  required?: boolean
  hint?: ReactNode
  kind?: 'text' | 'email'
  autoComplete?: string
  inputMode?: 'numeric'
}

/** A line of text of the registration, with what is wrong with it. */
export function TextField({ entered, change, errorOf, name, required = false, hint, ...input }: Props) {
  const { t } = usePage()
  return (
    <Field
      id={name}
      label={t(`registration:field.${name}`)}
      hint={hint}
      error={errorOf(name)}
      required={required}
    >
      <Input
        {...input}
        name={name}
        value={entered[name]}
        onChange={({ target }) => change({ [name]: target.value })}
      />
    </Field>
  )
}
