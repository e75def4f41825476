import type { Option } from './options.ts'

/** Label and note of an option in a list. */
export function OptionText({ option }: { option: Option }) {
  return (
    <span className="min-w-0 flex-1">
      {option.label}
      {option.note && <span className="block text-sm text-ink-soft">{option.note}</span>}
    </span>
  )
}
