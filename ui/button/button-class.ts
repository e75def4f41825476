/** Styles of a button (V-16). `empty` is text with a button's hit area, `link` looks like a link in running text. */
export const buttonVariants = [
  'empty',
  'primary',
  'secondary',
  'success',
  'danger',
  'accent',
  'link',
] as const
export type ButtonVariant = (typeof buttonVariants)[number]

/** `small` for tables and toolbars (44 px on touch screens), `large` for the main button of a page. */
export const buttonSizes = ['small', 'medium', 'large'] as const
export type ButtonSize = (typeof buttonSizes)[number]

const variants: Record<ButtonVariant, string> = {
  empty: 'btn',
  primary: 'btn btn-primary',
  secondary: 'btn btn-secondary',
  success: 'btn btn-success',
  danger: 'btn btn-danger',
  accent: 'btn btn-accent',
  link: 'link',
}
const sizes: Record<ButtonSize, string> = { small: ' btn-small', medium: '', large: ' btn-large' }

/** The classes of a button, shared by `Button`, `ButtonLink` and islands. A `link` has the size of its text. */
export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'medium'): string =>
  variants[variant] + (variant === 'link' ? '' : sizes[size])
