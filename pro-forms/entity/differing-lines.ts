/** Stands for lines that both versions have. */
const same = '…'

/**
 * The lines of a text that another version does not have; equal lines between them become an ellipsis. Undefined if no line of it differs,
 * for example where only the order does.
 */
export function differingLines(text: string, other: string): string | undefined {
  const lines = text.split('\n')
  const others = new Map<string, number>()
  for (const line of other.split('\n')) others.set(line, (others.get(line) ?? 0) + 1)
  const kept = lines.map((line) => {
    const left = others.get(line) ?? 0
    others.set(line, left - 1)
    return left > 0 ? same : line
  })
  if (kept.every((line) => line === same)) return undefined
  return kept.filter((line, index) => line !== same || kept[index - 1] !== same).join('\n')
}
