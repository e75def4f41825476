/** An option of a choice. */
export type Option = {
  value: string
  label: string
  /** A second, less prominent line: an address, a price. */
  note?: string
  /** Other words that find it in a search, such as its names in other languages. Never shown. */
  terms?: readonly string[]
  disabled?: boolean
}

/** Options under a heading. */
export type OptionGroup = { label: string; options: readonly Option[] }

export const isGroup = (entry: Option | OptionGroup): entry is OptionGroup => 'options' in entry

/** All options of a list with or without groups, in order. */
export const flatOptions = (entries: readonly (Option | OptionGroup)[]): Option[] =>
  entries.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]))
