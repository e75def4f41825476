'use client'

import type { ErrorSchema } from '@rjsf/utils'
import Copy from 'lucide-react/icons/copy'
import { weekdayName } from '../../../schemas/formats/date.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { Menu } from '../../../ui/popup/menu.tsx'
import { firstError } from '../../form-errors.ts'
import { days, type Hours, intervalsOf, usualInterval, weekdays, withDays } from './hours-values.ts'
import { Intervals } from './intervals.tsx'

type Props = {
  day: number
  hours: Hours | undefined
  /** Errors of the week. */
  errors: ErrorSchema | undefined
  onChange: (hours: Hours | undefined) => void
}

/** One day of the week: open or closed, its intervals, and a button that copies them to other days. */
export function DayRow({ day, hours, errors, onChange }: Props) {
  const { locale, t } = usePage()
  const name = weekdayName(day, locale)
  const title = name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  const intervals = intervalsOf(hours, day)
  const index = hours?.week.findIndex((one) => one.day === day) ?? -1
  const wrong = errors?.[index]
  const copyTo = (those: readonly number[]) => onChange(withDays(hours, those, intervals))
  return (
    <div className="@container">
      <div className="grid gap-x-4 gap-y-1 py-2 @lg:grid-cols-[12rem_1fr] @lg:items-start">
        <div className="@lg:pe-4">
          <Switch
            label={title}
            checked={intervals.length > 0}
            onChange={(event) =>
              onChange(withDays(hours, [day], event.target.checked ? [usualInterval] : []))
            }
          />
        </div>
        {intervals.length > 0 ? (
          <Intervals
            errors={wrong?.intervals}
            name={title}
            value={intervals}
            onChange={(next) => onChange(withDays(hours, [day], next))}
          >
            <Menu
              trigger={
                <Button
                  variant="empty"
                  size="small"
                  icon={Copy}
                  aria-label={t('forms:hours.copyNamed', { name: title })}
                >
                  {t('forms:hours.copy')}
                </Button>
              }
              groups={[
                [
                  { key: 'weekdays', label: t('forms:hours.toWeekdays'), onSelect: () => copyTo(weekdays) },
                  { key: 'all', label: t('forms:hours.toAll'), onSelect: () => copyTo(days) },
                ],
              ]}
            />
          </Intervals>
        ) : (
          <p className="py-2 text-ink-soft @max-lg:hidden">{t('forms:hours.closed')}</p>
        )}
        <FieldError>{firstError(wrong?.day)}</FieldError>
      </div>
    </div>
  )
}
