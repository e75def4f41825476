'use client'

import type { ComponentProps } from 'react'
import { formatPhone, normalizePhone } from '../../schemas/formats/phone.ts'
import { Input } from '../../ui/input.tsx'

type Props = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'kind'> & {
  value: string
  onChange: (phone: string) => void
}

/** A phone number; what is typed is put into groups when the field is left (V-5). */
export const PhoneInput = ({ value, onChange, ...rest }: Props) => (
  <Input
    {...rest}
    kind="phone"
    autoComplete="off"
    // Whole numbers are shown in groups; what is being typed stays as it is.
    defaultValue={formatPhone(value)}
    key={value.startsWith('+') ? value : 'typed'}
    onBlur={(event) => {
      const next = normalizePhone(event.target.value)
      if (next !== value) onChange(next)
    }}
  />
)
