/**
 * A valid value with its texts in the composed form of Unicode (NFC). Some systems type `й` as two characters; stored
 * like that, it would not be found by a search for the single one.
 */
export function composed(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC')
  if (Array.isArray(value)) return value.map(composed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, composed(item)]))
}
