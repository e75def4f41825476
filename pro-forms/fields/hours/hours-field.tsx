'use client'

import { FieldFrame } from '../../field-frame.tsx'
import { type FormFieldProps, formField } from '../../form-field.ts'
import { DayRow } from './day-row.tsx'
import { Exceptions } from './exceptions.tsx'
import { days, type Hours } from './hours-values.ts'

/** Opening hours: the days of the week, each of which can be copied to others, and exceptions by date. */
export function HoursField(props: FormFieldProps<Hours>) {
  const { value, set, isReadOnly } = formField(props)
  return (
    <FieldFrame of={props} group>
      <fieldset disabled={isReadOnly} className="grid divide-y divide-line border-y border-line">
        {days.map((day) => (
          <DayRow key={day} day={day} hours={value} errors={props.errorSchema?.week} onChange={set} />
        ))}
      </fieldset>
      <Exceptions of={props} />
    </FieldFrame>
  )
}
