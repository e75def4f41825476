/**
 * Reports each key once. Remembers the last `limit` keys, so that memory is bounded.
 */
export function reportOnce(limit = 10_000): (key: string, say: () => void) => void {
  const said = new Set<string>()
  return (key, say) => {
    if (said.has(key)) return
    said.add(key)
    for (const oldest of said) {
      if (said.size <= limit) break
      said.delete(oldest)
    }
    say()
  }
}
