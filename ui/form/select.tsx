import { Select as Base } from '@base-ui/react/select'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Spinner } from '../button/spinner.tsx'
import { classNames } from '../core/class-names.ts'
import { usePage } from '../core/page-context.tsx'
import { Icon } from '../icon/icon.tsx'
import {
  groupLabelClass,
  listClass,
  listPopupClass,
  optionClass,
  positionerClass,
} from '../popup/list-popup.ts'
import { type ControlProps, useControl } from './field-context.ts'
import { OptionText } from './option-text.tsx'
import { flatOptions, isGroup, type Option, type OptionGroup } from './options.ts'

type Props = ControlProps & {
  options: readonly (Option | OptionGroup)[]
  value?: string | null
  defaultValue?: string
  onValueChange?: (value: string | null) => void
  name?: string
  /** Shown while there is no value, "Выберите" by default. */
  placeholder?: string
  /** The options are being loaded. */
  loading?: boolean
  className?: string
}

/**
 * A choice of one option from a popup list, for up to about fifteen options. For more use a `Combobox`, for up to five
 * a `RadioGroup`. Typing letters jumps to an option. It needs JavaScript; forms that must work without it use
 * `NativeSelect`.
 */
export function Select({ options, placeholder, loading = false, className, ...rest }: Props) {
  const { t } = usePage()
  const { id, disabled, required, ...described } = useControl(rest)
  const { value, defaultValue, name, onValueChange } = rest
  return (
    <Base.Root
      id={id}
      name={name}
      required={required}
      value={value}
      defaultValue={defaultValue}
      items={flatOptions(options)}
      disabled={disabled || loading}
      onValueChange={(next) => onValueChange?.(next)}
    >
      <Base.Trigger
        {...described}
        aria-label={rest['aria-label']}
        aria-labelledby={rest['aria-labelledby']}
        aria-required={required}
        aria-busy={loading || undefined}
        className={classNames(
          'field flex items-center justify-between gap-2 text-start data-disabled:bg-surface data-popup-open:border-accent-mark data-disabled:text-ink-soft',
          className,
        )}
      >
        <Base.Value
          className="min-w-0 truncate data-placeholder:text-ink-faint"
          placeholder={placeholder ?? t('ui:select.placeholder')}
        />
        {loading ? (
          <Spinner />
        ) : (
          <Base.Icon className="flex text-ink-faint transition-transform duration-150 data-popup-open:rotate-180">
            <Icon of={ChevronDown} />
          </Base.Icon>
        )}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner
          className={positionerClass}
          alignItemWithTrigger={false}
          sideOffset={4}
          collisionPadding={8}
        >
          <Base.Popup className={listPopupClass}>
            <Base.List className={listClass}>
              {options.map((entry) =>
                isGroup(entry) ? (
                  <Base.Group key={entry.label}>
                    <Base.GroupLabel className={groupLabelClass}>{entry.label}</Base.GroupLabel>
                    {entry.options.map(selectItem)}
                  </Base.Group>
                ) : (
                  selectItem(entry)
                ),
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

const selectItem = (option: Option) => (
  <Base.Item
    key={option.value}
    value={option.value}
    label={option.label}
    disabled={option.disabled}
    className={optionClass}
  >
    <Base.ItemText className="min-w-0 flex-1" render={<span />}>
      <OptionText option={option} />
    </Base.ItemText>
    <Base.ItemIndicator className="flex text-accent-ink">
      <Icon of={Check} />
    </Base.ItemIndicator>
  </Base.Item>
)
