type Summary = { median: number; least: number; most: number }

/** A line: its value in words or by column, and its ratio to the baseline by processor time. */
export type Line = { name: string; value?: string | string[]; cpu?: Summary; target: string }

export type Entry = {
  bench: string
  commit: string
  date: string
  machine: string
  /** What else has to be known about the run. */
  note?: string
  /** Titles of the values, where a line has several. */
  columns?: string[]
  isWhole?: boolean
  lines: Line[]
}

export const readHistory: () => Entry[]
export const newestLines: (history: readonly Entry[], bench: string) => (Line & { entry: Entry })[]
export const bestLines: (
  history: readonly Entry[],
  bench: string,
  on: string,
) => Map<string, { median: number; entry: Entry }>
export const whatFell: (
  rows: readonly { name: string; cpu: Summary }[],
  best: ReturnType<typeof bestLines>,
) => string[]
