/** Looks of a button (V-16). `empty` is text with a button's target, `link` is a link in running text. */
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

const classes: Record<ButtonVariant, string> = {
  empty: 'btn',
  primary: 'btn btn-primary',
  secondary: 'btn btn-secondary',
  success: 'btn btn-success',
  danger: 'btn btn-danger',
  accent: 'btn btn-accent',
  link: 'link',
}

/** Classes for a `<button>` or `<a>` of an island, which cannot use `ButtonLink`. */
export const buttonClass = (variant: ButtonVariant = 'primary'): string => classes[variant]
