'use client'

import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { TimePicker } from '../../../ui/time-picker/time-picker.tsx'
import { useFormValue } from '../../form-context.ts'
import { type Interval, usualInterval } from './hours-values.ts'

type Props = {
  /** Of the list of intervals. */
  path: (string | number)[]
  /** Whose they are: the day or the date. */
  name: string
  value: readonly Interval[]
  onChange: (intervals: Interval[]) => void
  /** What stands beside the button that adds. */
  children?: ReactNode
}

const mostIntervals = 6

/** Stretches of one day, from and to; a break lies between two. */
export function Intervals({ path, name, value, onChange, children }: Props) {
  const { t } = usePage()
  return (
    <div className="grid grid-cols-1 gap-2">
      {value.map((_, index) => (
        <IntervalLine
          // biome-ignore lint/suspicious/noArrayIndexKey: an interval is its place
          key={index}
          path={[...path, index]}
          name={name}
          remove={() => onChange(value.filter((__, at) => at !== index))}
        />
      ))}
      <div className="-ms-3 flex flex-wrap">
        {value.length < mostIntervals && (
          <Button
            variant="empty"
            size="small"
            icon={Plus}
            aria-label={t('forms:hours.addNamed', { name })}
            onClick={() => onChange([...value, value.length === 0 ? usualInterval : { from: '', to: '' }])}
          >
            {t('forms:hours.add')}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

function IntervalLine({
  path,
  name,
  remove,
}: {
  path: (string | number)[]
  name: string
  remove: () => void
}) {
  const { t } = usePage()
  const from = useFormValue<string>([...path, 'from'])
  const to = useFormValue<string>([...path, 'to'])
  const error = from.error ?? to.error
  return (
    <div>
      <div className="flex items-center gap-2">
        <div className="w-32 min-w-0">
          <TimePicker
            aria-label={t('forms:hours.from', { name })}
            aria-invalid={from.error ? true : undefined}
            value={from.value || null}
            onValueChange={(time) => from.set(time ?? '')}
          />
        </div>
        <span aria-hidden>–</span>
        <div className="w-32 min-w-0">
          <TimePicker
            aria-label={t('forms:hours.to', { name })}
            aria-invalid={to.error ? true : undefined}
            // The end of a day is shown as the midnight that it is.
            value={to.value === '24:00' ? '00:00' : to.value || null}
            onValueChange={(time) => to.set(time === '00:00' ? '24:00' : (time ?? ''))}
          />
        </div>
        <Button variant="empty" icon={X} aria-label={t('forms:hours.remove', { name })} onClick={remove} />
      </div>
      <FieldError>{error}</FieldError>
    </div>
  )
}
