'use client'

import { useState } from 'react'
import { homeZone } from '../../schemas/formats/home-zone.ts'
import { inZone } from '../../schemas/formats/in-zone.ts'
import { zonedInstant } from '../../schemas/formats/zone.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { DatePicker } from '../../ui/date-picker/date-picker.tsx'
import { FieldFrame } from '../field-frame.tsx'
import { useFormSettings } from '../form-context.ts'
import { type FormFieldProps, formField } from '../form-field.ts'
import { ClockInput } from './clock-input.tsx'

type Shown = { date?: string; time?: string }

/** The initial time when only a date is entered. */
const startOfDay = '00:00'

function shownAs(instant: string | undefined, timezone: string): Shown {
  if (!instant || Number.isNaN(Date.parse(instant))) return {}
  const clocks = inZone(instant, timezone)
  return { date: clocks.format('YYYY-MM-DD'), time: clocks.format('HH:mm') }
}

const instantOf = ({ date, time = startOfDay }: Shown, timezone: string): string | undefined =>
  date && zonedInstant(date, time, timezone).toISOString().replace('.000Z', 'Z')

/** Date and time in the clinic's time zone, stored in UTC. */
export function InstantField(props: FormFieldProps<string>) {
  const { t } = usePage()
  const { value, label, error, set, isReadOnly } = formField(props)
  const { timezone = homeZone.name } = useFormSettings().services
  // The input is stored beside the instant that it means, because a half-typed time is not an instant yet.
  const [typed, setTyped] = useState<Shown & { instant?: string }>({})
  const shown = typed.instant === value ? typed : shownAs(value, timezone)

  function put(change: Shown) {
    const { date, time } = { ...shown, ...change }
    const instant = instantOf({ date, time }, timezone)
    setTyped({ date, time, instant })
    set(instant)
  }
  const wrong = error ? true : undefined
  return (
    <FieldFrame of={props} group>
      <div className="grid gap-2 sm:grid-cols-2">
        <div>
          <DatePicker
            aria-label={t('forms:instant.date', { label })}
            aria-invalid={wrong}
            disabled={isReadOnly}
            value={shown.date ?? null}
            onValueChange={(date) => put({ date: date ?? undefined })}
          />
        </div>
        <div>
          <ClockInput
            aria-label={t('forms:instant.time', { label })}
            aria-invalid={wrong}
            disabled={isReadOnly}
            value={shown.time}
            onChange={(time) => put({ time })}
          />
        </div>
      </div>
    </FieldFrame>
  )
}
