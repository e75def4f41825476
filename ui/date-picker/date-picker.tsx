import { Popover } from '@base-ui/react/popover'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../core/class-names.ts'
import { usePage } from '../core/page-context.tsx'
import { useTypedValue } from '../core/use-typed-value.ts'
import { FieldError } from '../form/field.tsx'
import { type ControlProps, useControl, useIsFieldInvalid } from '../form/field-context.ts'
import { Icon } from '../icon/icon.tsx'
import { cardPopupClass, positionerClass } from '../popup/list-popup.ts'
import { Calendar } from './calendar.tsx'
import { type CalendarDate, deviceToday } from './calendar-date.ts'
import { type DateLimits, dateObstacle } from './date-limits.ts'
import { formatTypedDate, parseTypedDate, withDots } from './typed-date.ts'

type Props = ControlProps &
  DateLimits & {
    /** `2026-11-21`; null while there is no valid date. */
    value?: CalendarDate | null
    defaultValue?: CalendarDate
    /** What is in the field at first in place of a value, even if it is not a date. */
    defaultText?: string
    onValueChange?: (value: CalendarDate | null) => void
    /** The form submits the text as it is in the field: `21.11.2026`. */
    name?: string
    /** Called with the text, even if it is not a date. */
    onTextChange?: (text: string) => void
    /** A date of birth: from 1900 until today. */
    isBirthday?: boolean | undefined
    /** The clinic's own day, marked in the calendar; the device's by default. */
    today?: CalendarDate
    autoComplete?: string
  }

const firstBirthday: CalendarDate = '1900-01-01'

/** A date, typed (`21.11.2026`) or picked from a calendar, which Alt and Arrow down open too. */
export function DatePicker({
  isBirthday = false,
  today,
  min = isBirthday ? firstBirthday : undefined,
  max = isBirthday ? (today ?? deviceToday()) : undefined,
  isTaken,
  name,
  autoComplete = 'off',
  ...rest
}: Props) {
  const { t } = usePage()
  const limits = { min, max, isTaken }
  const { value, typed, problem, type, leave } = useTypedValue({
    ...rest,
    parse: parseTypedDate,
    format: formatTypedDate,
    obstacleOf: (date) => dateObstacle(date, limits),
  })
  const [isOpen, setOpen] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const anchor = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const isFieldInvalid = useIsFieldInvalid()
  const said = isFieldInvalid ? undefined : problem
  const problemId = useId()
  const control = useControl({
    ...rest,
    'aria-describedby': classNames(rest['aria-describedby'], said && problemId) || undefined,
    'aria-invalid': problem ? true : rest['aria-invalid'],
  })
  useEffect(() => {
    // Text that was typed before hydration.
    const written = input.current?.value
    if (written && written !== typed) type(written)
  })
  const bound = problem === 'early' ? min : max
  return (
    <>
      <div ref={anchor} className="relative">
        <input
          ref={input}
          {...control}
          name={name}
          autoComplete={autoComplete}
          aria-label={rest['aria-label']}
          aria-labelledby={rest['aria-labelledby']}
          inputMode="numeric"
          placeholder={t('ui:date.placeholder')}
          value={typed}
          onChange={(event) => type(withDots(event.target.value))}
          onBlur={leave}
          onKeyDown={(event) => {
            if (!event.altKey || event.key !== 'ArrowDown') return
            event.preventDefault()
            setOpen(true)
          }}
          className="field pr-12 tabular-nums"
        />
        <Popover.Root open={isOpen} onOpenChange={setOpen}>
          <Popover.Trigger
            disabled={control.disabled}
            aria-label={t('ui:date.open')}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-faint hover:text-ink disabled:pointer-events-none"
          >
            <Icon of={CalendarDays} />
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Positioner
              anchor={anchor}
              align="start"
              sideOffset={4}
              collisionPadding={4}
              // `fixed`: an absolute popup that gets the focus before it is positioned makes the page scroll.
              positionMethod="fixed"
              className={positionerClass}
            >
              <Popover.Popup
                ref={popup}
                aria-label={t('ui:date.title')}
                initialFocus={() =>
                  popup.current?.querySelector<HTMLElement>('td button[tabindex="0"]') ?? true
                }
                className={`${cardPopupClass} w-[22rem] p-1 sm:p-3`}
              >
                <Calendar
                  value={value}
                  today={today ?? deviceToday()}
                  limits={limits}
                  onPick={(picked) => {
                    type(formatTypedDate(picked))
                    setOpen(false)
                  }}
                />
              </Popover.Popup>
            </Popover.Positioner>
          </Popover.Portal>
        </Popover.Root>
      </div>
      <FieldError id={problemId}>
        {said &&
          t(`ui:date.${said}`, {
            date: bound ? formatTypedDate(bound) : '',
            example: isBirthday ? '21.11.1985' : '21.11.2026',
          })}
      </FieldError>
    </>
  )
}
