'use client'
import type { ComponentProps } from 'react'
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'
import { DatePicker } from '../../ui/date-picker/date-picker.tsx'
import { parseTypedDate } from '../../ui/date-picker/typed-date.ts'

type Props<Values extends FieldValues, Sent> = Pick<
  ComponentProps<typeof DatePicker>,
  'min' | 'max' | 'isBirthday' | 'autoComplete'
> & {
  control: Control<Values, unknown, Sent>
  name: FieldPath<Values>
}

/** A date of a form of `useCallForm`: its value is `2026-11-30`, or what was typed where that is no date. */
export const FormDate = <Values extends FieldValues, Sent>({
  control,
  name,
  ...more
}: Props<Values, Sent>) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange } }) => (
      <DatePicker
        {...more}
        name={name}
        {...(parseTypedDate(value ?? '') && { defaultValue: value })}
        onTextChange={(text) => onChange(parseTypedDate(text) ?? text)}
      />
    )}
  />
)
