import { NumberField } from '@base-ui/react/number-field'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type KeyboardEvent, useState } from 'react'
import { usePage } from '../core/page-context.tsx'
import { Icon } from '../icon/icon.tsx'
import { type ControlProps, useControl } from './field-context.ts'

type Props = ControlProps & {
  value?: number | null
  defaultValue?: number
  onValueChange?: (value: number | null) => void
  name?: string
  min?: number
  max?: number
  /** Step of the buttons, 1 by default. */
  step?: number
  /** Text after the number: `₸`, `мин`. */
  unit?: string
  placeholder?: string
  /** True for a number whose thousands are not separated, such as a year. */
  isYear?: boolean
}

/** True for a key whose character a number cannot have; the input does not take it. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && !/[\d\s.,+\u2212-]/.test(key)

const yearFormat = { useGrouping: false }

const stepper =
  'grid w-11 shrink-0 place-items-center text-ink-soft hover:text-ink disabled:opacity-40 disabled:hover:text-ink-soft'

/** A number with buttons to decrease and increase it, in Russian number format in every language (C-4): `4 950,5`. */
export function NumberInput({ unit, placeholder, name, min, max, step, isYear, ...rest }: Props) {
  const { t } = usePage()
  const control = useControl(rest)
  const { value, defaultValue, onValueChange } = rest
  const [hasLetters, setLetters] = useState(false)
  return (
    <NumberField.Root
      id={control.id}
      disabled={control.disabled}
      required={control.required}
      locale="ru"
      format={isYear ? yearFormat : undefined}
      value={value}
      defaultValue={defaultValue}
      name={name}
      min={min}
      max={max}
      step={step}
      onValueChange={(next) => onValueChange?.(next)}
    >
      <NumberField.Group
        data-invalid={control['aria-invalid'] ? '' : undefined}
        className="field flex items-stretch p-0 focus-within:border-accent-mark data-disabled:bg-surface data-invalid:border-danger-ink"
      >
        <NumberField.Decrement aria-label={t('ui:number.less')} className={stepper}>
          <Icon of={Minus} />
        </NumberField.Decrement>
        <NumberField.Input
          aria-label={rest['aria-label']}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          placeholder={placeholder}
          onKeyDown={(event) => setLetters(isLetter(event))}
          onBlur={() => setLetters(false)}
          className="min-w-0 flex-1 rounded-small bg-transparent text-center tabular-nums outline-offset-0 placeholder:text-ink-faint"
        />
        {unit && <span className="self-center pr-1 text-ink-soft">{unit}</span>}
        <NumberField.Increment aria-label={t('ui:number.more')} className={stepper}>
          <Icon of={Plus} />
        </NumberField.Increment>
      </NumberField.Group>
      <p role="status" className="text-sm text-ink-soft">
        {hasLetters && t('ui:number.onlyDigits')}
      </p>
    </NumberField.Root>
  )
}
