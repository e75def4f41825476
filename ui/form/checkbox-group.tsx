import { classNames } from '../core/class-names.ts'
import { useValue } from '../core/use-value.ts'
import { Checkbox } from './checkbox.tsx'
import { type ControlProps, FieldProvider, useControlGroup } from './field-context.ts'
import type { Option } from './options.ts'

type Props = ControlProps & {
  options: readonly Option[]
  /** Values of the checked options, in the order of the options. */
  value?: readonly string[]
  defaultValue?: readonly string[]
  onValueChange?: (value: readonly string[]) => void
  name?: string
  className?: string
}

/** Several visible options, any number of which can be checked. Put it into a `Field` with `group`. */
export function CheckboxGroup({ options, name, className, ...rest }: Props) {
  const [chosen, setChosen] = useValue(rest.value, rest.defaultValue ?? [], rest.onValueChange)
  const { group, disabled, invalid } = useControlGroup(rest)
  const toggle = (toggled: string, on: boolean) =>
    setChosen(
      options.map(({ value }) => value).filter((value) => (value === toggled ? on : chosen.includes(value))),
    )
  return (
    // A fieldset would need a legend inside; here the field's label is the name.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="group" {...group} className={classNames('flex flex-col', className)}>
      <FieldProvider value={undefined}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            note={option.note}
            disabled={disabled || option.disabled}
            aria-invalid={invalid}
            checked={chosen.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
        ))}
      </FieldProvider>
    </div>
  )
}
