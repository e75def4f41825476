type Summary = { median: number; least: number; most: number }

export const quantile: (values: readonly number[], q: number) => number
export const summary: (values: readonly number[]) => Summary
export const shown: (values: Summary) => string
