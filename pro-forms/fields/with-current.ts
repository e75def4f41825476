import type { Option } from '../../ui/options.ts'

/** The options, and the value itself where it is none of them: what leads nowhere any more is shown, and kept. */
export const withCurrent = (options: readonly Option[], value: string | undefined): readonly Option[] =>
  value === undefined || options.some((option) => option.value === value)
    ? options
    : [{ value, label: value }, ...options]
