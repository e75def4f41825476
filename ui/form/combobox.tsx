import { Combobox as Base } from '@base-ui/react/combobox'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { Spinner } from '../button/spinner.tsx'
import { classNames } from '../core/class-names.ts'
import { usePage } from '../core/page-context.tsx'
import { Icon } from '../icon/icon.tsx'
import { listClass, listPopupClass, optionClass, positionerClass } from '../popup/list-popup.ts'
import { type ControlProps, useControl } from './field-context.ts'
import { type FoldText, matchOption } from './match-option.ts'
import { OptionText } from './option-text.tsx'
import type { Option } from './options.ts'

type Props = ControlProps & {
  options: readonly Option[]
  value?: string | null
  defaultValue?: string
  onValueChange?: (value: string | null) => void
  name?: string
  placeholder?: string
  /** Normalises texts before they are compared: `nameFolds` of schemas (V-20). Lower case by default. */
  folds?: readonly FoldText[]
  /** For a caller that searches itself: it receives the query and changes `options`, which are not filtered here. */
  onQuery?: (query: string) => void
  /** The options are being loaded. */
  loading?: boolean
  /** Text for no matches. */
  empty?: string
}

const iconButton =
  'grid w-10 place-items-center text-ink-faint hover:text-ink data-disabled:pointer-events-none'

/** A choice of one option from many, filtered by the beginnings of words. */
export function Combobox({ options, placeholder, folds, onQuery, loading = false, empty, ...rest }: Props) {
  const { t } = usePage()
  const { id, disabled, required, ...described } = useControl(rest)
  const byValue = (value: string | null | undefined) =>
    value === undefined ? undefined : (options.find((option) => option.value === value) ?? null)
  const { name, onValueChange } = rest
  return (
    <Base.Root<Option>
      name={name}
      required={required}
      disabled={disabled}
      items={options}
      value={byValue(rest.value)}
      defaultValue={byValue(rest.defaultValue)}
      onValueChange={(option) => onValueChange?.(option?.value ?? null)}
      onInputValueChange={(query, { reason }) => {
        if (reason === 'input-change' || reason === 'input-clear') onQuery?.(query)
      }}
      isItemEqualToValue={(option, chosen) => option.value === chosen.value}
      itemToStringLabel={({ label }) => label}
      itemToStringValue={({ value }) => value}
      filter={onQuery ? null : (option, query) => matchOption(option, query, folds)}
      autoHighlight
    >
      <Base.InputGroup className="relative">
        <Base.Input
          {...described}
          id={id}
          aria-label={rest['aria-label']}
          aria-labelledby={rest['aria-labelledby']}
          aria-busy={loading || undefined}
          placeholder={placeholder}
          className="field truncate pr-20"
        />
        <span className="absolute inset-y-0 right-1 flex items-stretch">
          {loading && (
            <span className="grid w-10 place-items-center text-ink-soft">
              <Spinner />
            </span>
          )}
          <Base.Clear aria-label={t('ui:combobox.clear')} className={`${iconButton} data-disabled:hidden`}>
            <Icon of={X} />
          </Base.Clear>
          <Base.Trigger aria-label={t('ui:combobox.open')} className={iconButton}>
            <Icon of={ChevronDown} />
          </Base.Trigger>
        </span>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner className={positionerClass} sideOffset={4} collisionPadding={8}>
          <Base.Popup
            className={classNames(listPopupClass, 'w-(--anchor-width)')}
            aria-busy={loading || undefined}
          >
            <Base.Status>
              {loading && (
                <p className="flex items-center gap-2 px-4 py-3 text-ink-soft">
                  <Spinner />
                  {t('ui:combobox.loading')}
                </p>
              )}
            </Base.Status>
            <Base.Empty>
              {!loading && <p className="px-4 py-3 text-ink-soft">{empty ?? t('ui:combobox.empty')}</p>}
            </Base.Empty>
            <Base.List className={listClass}>
              {(option: Option) => (
                <Base.Item
                  key={option.value}
                  value={option}
                  disabled={option.disabled}
                  className={optionClass}
                >
                  <OptionText option={option} />
                  <Base.ItemIndicator className="flex text-accent-ink">
                    <Icon of={Check} />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
