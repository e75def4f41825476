'use client'

import { useState } from 'react'
import { homeZone } from '../../schemas/formats/home-zone.ts'
import { inZone, zonedInstant } from '../../schemas/formats/zone.ts'
import { DatePicker } from '../../ui/date-picker/date-picker.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { FieldFrame } from '../field-frame.tsx'
import { useFormSettings } from '../form-context.ts'
import { type FormFieldProps, formField } from '../form-field.ts'
import { ClockInput } from './clock-input.tsx'

/** What a time is until it is said. */
const startOfDay = '00:00'

/** Date and time by the clocks of the clinic, kept in UTC. */
export function InstantField(props: FormFieldProps<string>) {
  const { t } = usePage()
  const { value, label, error, set, isReadOnly } = formField(props)
  const { timezone = homeZone.name } = useFormSettings().services
  const shown = value && !Number.isNaN(Date.parse(value)) ? inZone(value, timezone) : undefined
  const [time, setTime] = useState<string>()
  const clock = shown?.format('HH:mm') ?? time

  function put(date: string | null | undefined, at: string | undefined) {
    setTime(at)
    set(
      date
        ? zonedInstant(date, at ?? startOfDay, timezone)
            .toISOString()
            .replace('.000Z', 'Z')
        : undefined,
    )
  }
  const date = shown?.format('YYYY-MM-DD')
  const wrong = error ? true : undefined
  return (
    <FieldFrame of={props} group>
      <div className="grid gap-2 sm:grid-cols-2">
        <div>
          <DatePicker
            aria-label={t('forms:instant.date', { label })}
            aria-invalid={wrong}
            disabled={isReadOnly}
            value={date ?? null}
            onValueChange={(next) => put(next, clock)}
          />
        </div>
        <div>
          <ClockInput
            aria-label={t('forms:instant.time', { label })}
            aria-invalid={wrong}
            disabled={isReadOnly}
            value={clock}
            onChange={(next) => put(date, next)}
          />
        </div>
      </div>
    </FieldFrame>
  )
}
