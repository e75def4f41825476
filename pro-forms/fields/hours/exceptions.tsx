'use client'

import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { t as field, type TSchema } from '../../../schemas/type.ts'
import { Button } from '../../../ui/button.tsx'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { Field } from '../../../ui/field.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { useFormValue } from '../../form-context.ts'
import { TextField } from '../text-field.tsx'
import { type Exception, type Hours, withExceptions } from './hours-values.ts'
import { Intervals } from './intervals.tsx'

type Props = {
  path: (string | number)[]
  hours: Hours | undefined
  onChange: (hours: Hours | undefined) => void
  isReadOnly: boolean
}

/** Holidays and other dates with hours of their own. */
export function Exceptions({ path, hours, onChange, isReadOnly }: Props) {
  const { t } = usePage()
  const exceptions = hours?.exceptions ?? []
  const change = (next: Exception[]) => onChange(withExceptions(hours, next))
  return (
    <fieldset disabled={isReadOnly} className="mt-6">
      <legend className="font-medium">{t('forms:hours.exceptions')}</legend>
      <ul className="mt-2 grid grid-cols-1 gap-4">
        {exceptions.map((exception, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a date is being typed, so its place is what stays
          <li key={index} className="rounded-control bg-surface p-4">
            <ExceptionFields
              path={[...path, 'exceptions', index]}
              exception={exception}
              onIntervals={(intervals) => change(exceptions.with(index, { ...exception, intervals }))}
              remove={() => change(exceptions.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <Button
          variant="empty"
          icon={Plus}
          onClick={() => change([...exceptions, { date: '', intervals: [] }])}
          className="-ms-4 mt-1"
        >
          {t('forms:hours.addException')}
        </Button>
      )}
    </fieldset>
  )
}

type FieldsProps = {
  path: (string | number)[]
  exception: Exception
  onIntervals: (intervals: Exception['intervals']) => void
  remove: () => void
}

const note: TSchema = field.text({
  label: { ru: 'Причина', kk: 'Себебі', uz: 'Sababi', en: 'Reason' },
})

function ExceptionFields({ path, exception, onIntervals, remove }: FieldsProps) {
  const { t } = usePage()
  const date = useFormValue<string>([...path, 'date'])
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Field label={t('forms:hours.date')} error={date.error} required>
        <DatePicker value={date.value || null} onValueChange={(next) => date.set(next ?? '')} />
      </Field>
      <TextField schema={note} path={[...path, 'note']} required={false} />
      <div className="sm:col-span-2">
        <p className="text-sm text-ink-soft">
          {exception.intervals.length === 0 ? t('forms:hours.closedAllDay') : t('forms:hours.openThen')}
        </p>
        <Intervals
          path={[...path, 'intervals']}
          name={exception.date || t('forms:hours.date')}
          value={exception.intervals}
          onChange={onIntervals}
        />
      </div>
      <Button variant="empty" icon={Trash2} onClick={remove} className="-ms-4 justify-self-start">
        {t('forms:hours.removeException')}
      </Button>
    </div>
  )
}
