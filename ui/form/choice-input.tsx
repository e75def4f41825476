import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../core/class-names.ts'
import { useControl } from './field-context.ts'

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode
  /** A second line, less prominent. */
  note?: ReactNode
}

type Props = ChoiceProps & {
  type: 'checkbox' | 'radio'
  role?: 'switch'
  /** The control stands after its label, at the far edge. */
  trailing?: boolean
  /** Drawn over the control, for marks that a border cannot make. */
  mark?: ReactNode
}

/**
 * The browser's own checkbox or radio button in our style, with its label beside it: both are clickable, and the row is
 * tall enough for a finger. In forced colours it has the system's style.
 */
export function ChoiceInput({ label, note, trailing = false, mark, className, ...rest }: Props) {
  const id = useId()
  const labelId = `${id}-label`
  const noteId = `${id}-note`
  const { 'aria-invalid': invalid, ...control } = useControl({
    ...rest,
    'aria-describedby': classNames(rest['aria-describedby'], Boolean(note) && noteId) || undefined,
  })
  return (
    <label
      className={classNames(
        'flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-default has-disabled:text-ink-soft pointer-fine:min-h-9 pointer-fine:py-1.5',
        trailing && 'flex-row-reverse justify-between',
      )}
    >
      <span className="relative mt-0.5 flex shrink-0 text-on-accent">
        <input
          {...rest}
          {...control}
          // `aria-invalid` is not allowed on a radio button, only on its group.
          aria-invalid={rest.type === 'radio' ? undefined : invalid}
          data-invalid={invalid ? '' : undefined}
          aria-labelledby={rest['aria-labelledby'] ?? labelId}
          className={classNames(
            'peer cursor-[inherit] appearance-none border border-line-strong transition-colors disabled:opacity-50 data-invalid:border-danger-ink forced-colors:appearance-auto',
            className,
          )}
        />
        {mark}
      </span>
      <span className="min-w-0">
        <span id={labelId}>{label}</span>
        {note && (
          <span id={noteId} className="block text-sm text-ink-soft">
            {note}
          </span>
        )}
      </span>
    </label>
  )
}
