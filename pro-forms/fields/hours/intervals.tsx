'use client'

import type { ErrorSchema } from '@rjsf/utils'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { firstError } from '../../form-errors.ts'
import { ClockInput } from '../clock-input.tsx'
import { type Interval, usualInterval } from './hours-values.ts'
import { OvernightQuestion } from './overnight-question.tsx'

type Props = {
  errors: ErrorSchema | undefined
  /** Accessible name: the day or the date. */
  name: string
  value: readonly Interval[]
  onChange: (intervals: Interval[]) => void
  /** Rendered beside the button that adds an interval. */
  children?: ReactNode
}

const mostIntervals = 6

/** The intervals of one day, from and to; the gap between two is a break. */
export function Intervals({ errors, name, value, onChange, children }: Props) {
  const { t } = usePage()
  return (
    <div className="grid grid-cols-1 gap-2">
      {value.map((interval, index) => (
        <IntervalLine
          // biome-ignore lint/suspicious/noArrayIndexKey: an interval is identified by its position
          key={index}
          interval={interval}
          errors={errors?.[index]}
          name={name}
          onChange={(change) => onChange(value.with(index, { ...interval, ...change }))}
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

type LineProps = {
  interval: Interval
  errors: ErrorSchema | undefined
  name: string
  onChange: (change: Partial<Interval>) => void
  remove: () => void
}

function IntervalLine({ interval, errors, name, onChange, remove }: LineProps) {
  const { t } = usePage()
  const [isChanged, setChanged] = useState(false)
  const change = (changed: Partial<Interval>) => {
    setChanged(true)
    onChange(changed)
  }
  const [from, to] = [firstError(errors?.from), firstError(errors?.to)]
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({})
  // The fault of the typed text is more exact than the missing time.
  const message = typed.from ?? typed.to ?? from ?? to
  const id = useId()
  return (
    <div>
      <div className="flex items-center gap-2">
        <div className="w-32 min-w-0">
          <ClockInput
            aria-label={t('forms:hours.from', { name })}
            aria-invalid={(typed.from ?? from) ? true : undefined}
            aria-describedby={(typed.from ?? from) && id}
            onProblem={(one) => setTyped((before) => ({ ...before, from: one }))}
            value={interval.from}
            onChange={(time = '') => change({ from: time })}
          />
        </div>
        <span aria-hidden>–</span>
        <div className="w-32 min-w-0">
          <ClockInput
            aria-label={t('forms:hours.to', { name })}
            aria-invalid={(typed.to ?? to) ? true : undefined}
            aria-describedby={(typed.to ?? to) && id}
            onProblem={(one) => setTyped((before) => ({ ...before, to: one }))}
            isEnd
            value={interval.to}
            onChange={(time = '') => change({ to: time })}
          />
        </div>
        <Button variant="empty" icon={X} aria-label={t('forms:hours.remove', { name })} onClick={remove} />
      </div>
      <FieldError id={id}>{message}</FieldError>
      <OvernightQuestion
        interval={interval}
        isChanged={isChanged}
        confirm={() => setChanged(false)}
        swap={() => onChange({ from: interval.to, to: interval.from })}
      />
    </div>
  )
}
