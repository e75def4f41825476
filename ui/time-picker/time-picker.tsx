import { Autocomplete } from '@base-ui/react/autocomplete'
import Clock from 'lucide-react/icons/clock'
import { useEffect, useId } from 'react'
import { classNames } from '../core/class-names.ts'
import { usePage } from '../core/page-context.tsx'
import { useTypedValue } from '../core/use-typed-value.ts'
import { FieldError } from '../form/field.tsx'
import { type ControlProps, useControl, useIsFieldInvalid } from '../form/field-context.ts'
import { Icon } from '../icon/icon.tsx'
import { listClass, listPopupClass, optionClass, positionerClass, showInList } from '../popup/list-popup.ts'
import { type ClockTime, isTimeLike, parseTypedTime, timeObstacle, timesBetween } from './clock-time.ts'

type Props = ControlProps & {
  /** `09:30`; null while there is no valid time. */
  value?: ClockTime | null
  defaultValue?: ClockTime
  onValueChange?: (value: ClockTime | null) => void
  name?: string
  min?: ClockTime
  max?: ClockTime
  /** Step of the offered times in minutes; any minute can be typed. */
  step?: number
  /** Times to pick from, each with a word about it, in place of `step`. */
  offered?: ReadonlyMap<ClockTime, string> | undefined
  /** Called with the message about the text, which is then shown by the owner instead of here. */
  onProblem?: (message: string | undefined) => void
}

/** A time of day, typed (`9`, `930`, `9:30`) or picked from a list; always 24 hours. */
export function TimePicker({ name, min, max, step = 30, offered, onProblem, ...rest }: Props) {
  const { t } = usePage()
  const { typed, problem, type, leave } = useTypedValue({
    ...rest,
    parse: parseTypedTime,
    format: (time) => time,
    obstacleOf: (time) => timeObstacle(time, min, max),
  })
  const isFieldInvalid = useIsFieldInvalid()
  const isOwn = !onProblem && !isFieldInvalid
  const problemId = useId()
  const message =
    problem && t(`ui:time.${problem}`, { time: (problem === 'early' ? min : max) ?? '', example: '09:30' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new message is reported
  useEffect(() => onProblem?.(message), [message])
  const { disabled, required, ...control } = useControl({
    ...rest,
    'aria-describedby': classNames(rest['aria-describedby'], problem && isOwn && problemId) || undefined,
    'aria-invalid': problem ? true : rest['aria-invalid'],
  })
  const times = offered ? [...offered.keys()] : timesBetween(step, min, max)
  const isComplete = /^\d\d:\d\d$/.test(typed)
  return (
    <>
      <Autocomplete.Root
        name={name}
        required={required}
        disabled={disabled}
        items={times}
        value={typed}
        onValueChange={type}
        // A complete time does not filter the list, so that all other times are offered too.
        filter={(time, query) => isComplete || isTimeLike(time, query)}
        openOnInputClick
      >
        <Autocomplete.InputGroup className="relative">
          <Autocomplete.Input
            {...control}
            aria-label={rest['aria-label']}
            aria-labelledby={rest['aria-labelledby']}
            inputMode="numeric"
            placeholder={t('ui:time.placeholder')}
            onBlur={leave}
            className="field pr-10 tabular-nums"
          />
          <Autocomplete.Trigger
            aria-label={t('ui:time.open')}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-faint hover:text-ink data-disabled:pointer-events-none"
          >
            <Icon of={Clock} />
          </Autocomplete.Trigger>
        </Autocomplete.InputGroup>
        <Autocomplete.Portal>
          <Autocomplete.Positioner className={positionerClass} sideOffset={4} collisionPadding={8}>
            <Autocomplete.Popup className={listPopupClass}>
              <Autocomplete.Empty>
                <span className="block px-4 py-3 text-ink-soft empty:hidden">{t('ui:time.empty')}</span>
              </Autocomplete.Empty>
              <Autocomplete.List className={listClass}>
                {(time: ClockTime) => (
                  <Autocomplete.Item
                    key={time}
                    value={time}
                    ref={time === parseTypedTime(typed) ? showInList : undefined}
                    className={classNames(
                      optionClass,
                      'tabular-nums',
                      time === parseTypedTime(typed) && 'font-semibold text-accent-ink',
                    )}
                  >
                    {time}
                    {offered && (
                      <span className="ms-auto font-normal text-ink-soft">{offered.get(time)}</span>
                    )}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
      {isOwn && <FieldError id={problemId}>{message}</FieldError>}
    </>
  )
}
