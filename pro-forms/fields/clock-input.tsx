'use client'

import type { ComponentProps } from 'react'
import { TimePicker } from '../../ui/time-picker/time-picker.tsx'

type Props = Omit<ComponentProps<typeof TimePicker>, 'value' | 'onValueChange'> & {
  value: string | undefined
  onChange: (time: string | undefined) => void
  /** True for the end of a stretch: midnight is then the end of a day, `24:00`, and shown as the midnight that it is. */
  isEnd?: boolean
}

/** A time of day as it is stored. */
export const ClockInput = ({ value, onChange, isEnd = false, ...rest }: Props) => (
  <TimePicker
    {...rest}
    value={value === '24:00' ? '00:00' : value || null}
    onValueChange={(time) => onChange(isEnd && time === '00:00' ? '24:00' : (time ?? undefined))}
  />
)
