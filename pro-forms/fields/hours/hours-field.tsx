'use client'

import { Field } from '../../../ui/field.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { type FieldProps, fieldOptions } from '../../field-options.ts'
import { useFormValue } from '../../form-context.ts'
import { DayRow } from './day-row.tsx'
import { Exceptions } from './exceptions.tsx'
import { days, type Hours } from './hours-values.ts'

/** The week day by day, each of which can be copied to others, and the dates that are different. */
export function HoursField({ schema, path }: FieldProps) {
  const { label, help } = fieldOptions(schema, usePage().locale)
  const { value, set, error, isReadOnly } = useFormValue<Hours>(path)
  return (
    <Field label={label} hint={help} error={error} group>
      <fieldset disabled={isReadOnly} className="grid divide-y divide-line border-y border-line">
        {days.map((day) => (
          <DayRow key={day} path={path} day={day} hours={value} onChange={set} />
        ))}
      </fieldset>
      <Exceptions path={path} hours={value} onChange={set} isReadOnly={isReadOnly} />
    </Field>
  )
}
