import { useId } from 'react'
import { calendarDate, zonedInstant } from '../../../../schemas/formats/zone.ts'
import { DatePicker } from '../../../../ui/date-picker/date-picker.tsx'
import { Field } from '../../../../ui/field.tsx'
import { TimePicker } from '../../../../ui/time-picker/time-picker.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { useBuilder } from '../builder-context.ts'
import { useMoment } from './use-moment.ts'

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
}

/** The day and the time at which the draft goes live, by the clinic's clock, which is named. */
export function ScheduleFields({ value, onChange, isTried }: Props) {
  const { t } = useTranslation()
  const { timezone } = useBuilder()
  const { zone } = useMoment()
  const hint = useId()
  const missing = (part: string | null) => isTried && part === null && t('problems:required')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, and the switch above says what this is
    <div role="group" aria-label={t('business:site.time.later')} aria-describedby={hint}>
      <div className="grid grid-cols-2 items-start gap-3">
        <Field label={t('business:site.time.laterDate')} error={missing(value.date)}>
          <DatePicker
            value={value.date}
            today={calendarDate(new Date(), timezone)}
            onValueChange={(date) => onChange({ ...value, date })}
          />
        </Field>
        <Field label={t('business:site.time.laterTime')} error={missing(value.time)}>
          <TimePicker value={value.time} onValueChange={(time) => onChange({ ...value, time })} />
        </Field>
      </div>
      <p id={hint} className="mt-1.5 text-sm text-ink-soft">
        {t('business:site.time.laterHint', { zone })}
      </p>
    </div>
  )
}
