import type { ComponentProps } from 'react'
import { classNames } from '../core/class-names.ts'
import { Icon, type IconGlyph } from '../icon/icon.tsx'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { Spinner } from './spinner.tsx'

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** A lucide icon before the text; without children the button is square and needs an `aria-label`. */
  icon?: IconGlyph
  /** Its action is running: the button shows a spinner, is `aria-busy`, keeps the focus and ignores presses. */
  loading?: boolean
}

/** A button (V-16). Its text is a verb. It submits a form only with `type="submit"`; for links use `ButtonLink`. */
export function Button({
  variant,
  size,
  icon,
  loading = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: Props) {
  const hasWords = children !== undefined && children !== null
  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      // Not `disabled`, which would lose the focus and would not prevent Enter from submitting the form.
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={classNames(
        buttonClass(variant, size),
        !hasWords && 'btn-icon',
        variant === 'link' && 'inline-flex items-center gap-1.5',
        className,
      )}
    >
      {loading ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
    </button>
  )
}
