'use client'

import type { ComponentProps } from 'react'
import { formatPhone, isPhone, normalizePhone } from '../../schemas/formats/phone.ts'
import { Input } from '../../ui/form/input.tsx'

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
      const normal = normalizePhone(event.target.value)
      // A number that cannot be one stays as it was typed, beside its error.
      const next = isPhone(normal) ? normal : event.target.value.trim()
      if (next !== value) onChange(next)
    }}
  />
)
