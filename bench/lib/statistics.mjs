/** The quantile `q` of the values. */
export function quantile(values, q) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]
}

/** Median, minimum and maximum. */
export function summary(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const median = sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  return { median, least: sorted[0], most: sorted.at(-1) }
}

const digits = (value) => (value >= 1 ? value.toFixed(2) : value.toPrecision(2))

export const shown = ({ median, least, most }) => `${digits(median)} (${digits(least)} to ${digits(most)})`
