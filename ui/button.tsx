import type { ComponentProps } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'
import { Icon, type IconGlyph } from './icon.tsx'
import { Spinner } from './spinner.tsx'

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** A lucide icon before the words; with no children the button is a square and needs an `aria-label`. */
  icon?: IconGlyph
  /** Its work is under way: it turns, says that it is busy, keeps the focus and ignores presses. */
  loading?: boolean
}

/** A button (V-16). Its words are a verb. Not a submit button unless `type` says so; a link is `ButtonLink`. */
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
      // Not `disabled`: that would throw the focus away, and a form could be sent by Enter all the same.
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
