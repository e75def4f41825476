import { useId } from 'react'
import { classNames } from '../core/class-names.ts'
import { useValue } from '../core/use-value.ts'
import { ChoiceInput } from './choice-input.tsx'
import { type ControlProps, FieldProvider, useControlGroup } from './field-context.ts'
import type { Option } from './options.ts'

type Props = ControlProps & {
  options: readonly Option[]
  value?: string | null
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Name of the form field; it also groups the buttons for the arrow keys. */
  name?: string
  className?: string
}

/** A choice of one from a few visible options. Put it into a `Field` with `group`. */
export function RadioGroup({ options, className, ...rest }: Props) {
  const generated = useId()
  const [chosen, setChosen] = useValue<string | null>(rest.value, rest.defaultValue ?? null, (value) => {
    if (value !== null) rest.onValueChange?.(value)
  })
  const { group, disabled, required, invalid } = useControlGroup(rest)
  return (
    <div
      role="radiogroup"
      {...group}
      aria-required={required}
      aria-invalid={invalid}
      className={classNames('flex flex-col', className)}
    >
      <FieldProvider value={undefined}>
        {options.map((option) => (
          <ChoiceInput
            key={option.value}
            type="radio"
            name={rest.name ?? generated}
            value={option.value}
            label={option.label}
            note={option.note}
            required={required}
            disabled={disabled || option.disabled}
            aria-invalid={invalid}
            checked={chosen === option.value}
            onChange={() => setChosen(option.value)}
            className="size-5 rounded-full bg-paper checked:border-6 checked:border-accent"
          />
        ))}
      </FieldProvider>
    </div>
  )
}
