import { useId } from 'react'
import { DatePicker } from '../../ui/date-picker/date-picker.tsx'
import { Field } from '../../ui/form/field.tsx'
import { TimePicker } from '../../ui/time-picker/time-picker.tsx'
import { useTranslation } from '../use-translation.ts'
import { type ClinicMoment, timeInstead } from './clinic-moment.ts'
import { useToday } from './use-today.ts'

type Props = {
  value: ClinicMoment
  onChange: (value: ClinicMoment) => void
  /** True once the person has tried to go on with empty fields. */
  isTried: boolean
  /** An IANA name. */
  timezone: string
  /** The name of what happens at that moment. */
  label: string
  /** The clock of the value, and what follows from it. */
  hint: string
  /** Times to pick from, each with a word about it, in place of every half hour. */
  offered?: ReadonlyMap<string, string> | undefined
}

/** A day and a time by the clinic's clock, at which something goes live. */
export function MomentFields({ value, onChange, isTried, timezone, label, hint, offered }: Props) {
  const { t } = useTranslation()
  const hintId = useId()
  const today = useToday(timezone)
  const shown = timeInstead(value, timezone)
  const missing = (part: string | null) => isTried && part === null && t('problems:required')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, and the words above are the label
    <div role="group" aria-label={label} aria-describedby={hintId}>
      <div className="grid grid-cols-[minmax(0,4fr)_minmax(0,3fr)] items-start gap-3">
        <Field label={t('business:moment.date')} error={missing(value.date)}>
          <DatePicker
            value={value.date}
            today={today}
            onValueChange={(date) => onChange({ ...value, date })}
          />
        </Field>
        <Field label={t('business:moment.time')} error={missing(value.time)}>
          <TimePicker
            value={value.time}
            onValueChange={(time) => onChange({ ...value, time })}
            offered={offered}
          />
        </Field>
      </div>
      <p role="status" className="mt-1.5 text-sm empty:hidden">
        {shown && t('business:moment.passedOver', { time: value.time ?? '', shown })}
      </p>
      <p id={hintId} className="mt-1.5 text-sm text-ink-soft">
        {hint}
      </p>
    </div>
  )
}
