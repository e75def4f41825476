'use client'

import type { ComponentProps } from 'react'
import { TimePicker } from '../../ui/time-picker/time-picker.tsx'

type Props = Omit<ComponentProps<typeof TimePicker>, 'value' | 'onValueChange'> & {
  value: string | undefined
  onChange: (time: string | undefined) => void
  /** True for the end of an interval, where midnight is stored as `24:00`. */
  isEnd?: boolean
}

/** An input for a time of day, in the stored format. */
export const ClockInput = ({ value, onChange, isEnd = false, ...rest }: Props) => (
  <TimePicker
    {...rest}
    value={value === '24:00' ? '00:00' : value || null}
    onValueChange={(time) => onChange(isEnd && time === '00:00' ? '24:00' : (time ?? undefined))}
  />
)
