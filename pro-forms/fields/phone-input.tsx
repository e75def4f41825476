'use client'

import type { ComponentProps } from 'react'
import { formatPhone, normalizePhone } from '../../schemas/formats/phone.ts'
import { Input } from '../../ui/input.tsx'

type Props = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'kind'> & {
  value: string
  onChange: (phone: string) => void
}

/** An input for a phone number, which is formatted when the input loses focus (V-5). */
export const PhoneInput = ({ value, onChange, ...rest }: Props) => (
  <Input
    {...rest}
    kind="phone"
    autoComplete="off"
    // Only complete numbers are formatted; a number that is being typed stays as it is.
    defaultValue={formatPhone(value)}
    key={value.startsWith('+') ? value : 'typed'}
    onBlur={(event) => {
      const next = normalizePhone(event.target.value)
      if (next !== value) onChange(next)
    }}
  />
)
