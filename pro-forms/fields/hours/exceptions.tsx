'use client'

import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { structureOf } from '../../../schemas/core/schema-shape.ts'
import type { TSchema } from '../../../schemas/core/type.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { firstError } from '../../form-errors.ts'
import { childPath, type FormFieldProps, formField } from '../../form-field.ts'
import { outlineOf, uiSchemaOf } from '../../ui-schema.ts'
import { byDate, type Exception, type Hours, withExceptions } from './hours-values.ts'
import { Intervals } from './intervals.tsx'

/** Holidays and other dates with different hours. */
export function Exceptions({ of }: { of: FormFieldProps<Hours> }) {
  const { t } = usePage()
  const { value: hours, set, isReadOnly } = formField(of)
  const exceptions = hours?.exceptions ?? []
  const change = (next: Exception[]) => set(withExceptions(hours, next))
  // While a date is typed its day stays where it is, and a new one is where the button is. They are in order once the next is added, or left.
  const [kept, keep] = useState(() => byDate(exceptions))
  const order = kept.length === exceptions.length ? kept : byDate(exceptions)
  function add() {
    keep([exceptions.length, ...byDate(exceptions)])
    change([...exceptions, { date: '', intervals: [] }])
  }
  function remove(index: number) {
    keep(order.filter((one) => one !== index).map((one) => (one > index ? one - 1 : one)))
    change(exceptions.toSpliced(index, 1))
  }
  return (
    <fieldset
      disabled={isReadOnly}
      className="mt-6"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) keep(byDate(exceptions))
      }}
    >
      <legend className="font-medium">{t('forms:hours.exceptions')}</legend>
      {!isReadOnly && (
        <Button variant="empty" icon={Plus} onClick={add} className="-ms-4 mt-1">
          {t('forms:hours.addException')}
        </Button>
      )}
      <ul className="mt-2 grid grid-cols-1 gap-4">
        {order.flatMap((index) => {
          const exception = exceptions[index]
          if (!exception) return []
          return (
            <li key={index} className="rounded-control bg-surface p-4 in-[li]:bg-paper">
              <ExceptionFields
                of={of}
                index={index}
                exception={exception}
                onChange={(part) => change(exceptions.with(index, { ...exception, ...part }))}
                remove={() => remove(index)}
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

type FieldsProps = {
  of: FormFieldProps<Hours>
  index: number
  exception: Exception
  onChange: (part: Partial<Exception>) => void
  remove: () => void
}

/** The schema of an exception's reason, taken from the schema of the hours. */
function noteSchema(hours: TSchema): TSchema | undefined {
  const week = structureOf(hours)
  const list = week.kind === 'object' && week.properties.exceptions && structureOf(week.properties.exceptions)
  const item = list && list.kind === 'array' && structureOf(list.items)
  return item && item.kind === 'object' ? item.properties.note : undefined
}

function ExceptionFields({ of, index, exception, onChange, remove }: FieldsProps) {
  const { locale, t } = usePage()
  const errors = of.errorSchema?.exceptions?.[index]
  const note = noteSchema(formField(of).schema)
  const { SchemaField } = of.registry.fields
  const path = childPath({ ...of, fieldPathId: childPath(of, 'exceptions') }, index)
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Field label={t('forms:hours.date')} error={firstError(errors?.date)} required>
        <DatePicker value={exception.date || null} onValueChange={(next) => onChange({ date: next ?? '' })} />
      </Field>
      {note && SchemaField && (
        <SchemaField
          {...of}
          name="note"
          required={false}
          schema={outlineOf(note)}
          uiSchema={uiSchemaOf(note, locale)}
          formData={exception.note}
          errorSchema={errors?.note}
          fieldPathId={childPath({ ...of, fieldPathId: path }, 'note')}
        />
      )}
      <div className="sm:col-span-2">
        <p className="text-sm text-ink-soft">
          {exception.intervals.length === 0 ? t('forms:hours.closedAllDay') : t('forms:hours.openThen')}
        </p>
        <Intervals
          errors={errors?.intervals}
          name={exception.date ? formatCalendarDate(exception.date, locale) : t('forms:hours.date')}
          value={exception.intervals}
          onChange={(intervals) => onChange({ intervals })}
        />
      </div>
      <Button variant="empty" icon={Trash2} onClick={remove} className="-ms-4 justify-self-start">
        {t('forms:hours.removeException')}
      </Button>
    </div>
  )
}
