import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { classNames } from '../core/class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { useControl } from './field-context.ts'
import { isGroup, type Option, type OptionGroup } from './options.ts'

type Props = Omit<ComponentProps<'select'>, 'multiple' | 'size' | 'children'> & {
  options: readonly (Option | OptionGroup)[]
  /** An empty first option; omit it if there is always a value. */
  placeholder?: string
}

/** The browser's own select: for forms that must work without JavaScript, and for long plain lists on a phone. */
export function NativeSelect({ options, placeholder, className, ...rest }: Props) {
  const control = useControl(rest)
  return (
    <div className="relative">
      <select
        {...rest}
        {...control}
        // HTML allows it only with an empty first option; without one there is always a value.
        required={placeholder !== undefined && control.required}
        className={classNames('field appearance-none truncate pr-10', className)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((entry) =>
          isGroup(entry) ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(nativeOption)}
            </optgroup>
          ) : (
            nativeOption(entry)
          ),
        )}
      </select>
      <Icon
        of={ChevronDown}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-faint"
      />
    </div>
  )
}

const nativeOption = ({ value, label, disabled }: Option) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)
