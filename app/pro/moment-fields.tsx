import { useId } from 'react'
import { calendarDate, zonedInstant } from '../../schemas/formats/zone.ts'
import { DatePicker } from '../../ui/date-picker/date-picker.tsx'
import { Field } from '../../ui/field.tsx'
import { TimePicker } from '../../ui/time-picker/time-picker.tsx'
import { useTranslation } from '../use-translation.ts'

/** A moment by the clinic's clock; null where nothing valid is typed. */
export type ClinicMoment = { date: string | null; time: string | null }

/** The instant of a moment, `2026-12-31T15:00:00.000Z`; undefined while it is not complete. */
export const instantOf = ({ date, time }: ClinicMoment, timezone: string): string | undefined =>
  date && time ? zonedInstant(date, time, timezone).toISOString() : undefined

type Props = {
  value: ClinicMoment
  onChange: (value: ClinicMoment) => void
  /** True once somebody has tried to go on without them. */
  isTried: boolean
  /** An IANA name. */
  timezone: string
  /** What happens at that moment. */
  label: string
  /** By which clock it is, and what follows from it. */
  hint: string
}

/** A day and a time by the clinic's clock, at which something goes live. */
export function MomentFields({ value, onChange, isTried, timezone, label, hint }: Props) {
  const { t } = useTranslation()
  const hintId = useId()
  const missing = (part: string | null) => isTried && part === null && t('problems:required')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, and what stands above says what this is
    <div role="group" aria-label={label} aria-describedby={hintId}>
      <div className="grid grid-cols-[minmax(0,4fr)_minmax(0,3fr)] items-start gap-3">
        <Field label={t('business:moment.date')} error={missing(value.date)}>
          <DatePicker
            value={value.date}
            today={calendarDate(new Date(), timezone)}
            onValueChange={(date) => onChange({ ...value, date })}
          />
        </Field>
        <Field label={t('business:moment.time')} error={missing(value.time)}>
          <TimePicker value={value.time} onValueChange={(time) => onChange({ ...value, time })} />
        </Field>
      </div>
      <p id={hintId} className="mt-1.5 text-sm text-ink-soft">
        {hint}
      </p>
    </div>
  )
}
