import type { Option } from '../../ui/form/options.ts'

/**
 * The options, plus the current value if it is not among them, so that a dangling reference stays visible and stored. The empty value of a
 * new row is no option.
 */
export const withCurrent = (options: readonly Option[], value: string | undefined): readonly Option[] =>
  !value || options.some((option) => option.value === value) ? options : [{ value, label: value }, ...options]
