/**
 * Reports each key once. Remembers the last `limit` keys, so that memory is bounded.
 */
export function reportOnce(limit = 10_000): (key: string, say: () => void) => void {
  const reported = new Set<string>()
  return (key, say) => {
    if (reported.has(key)) return
    reported.add(key)
    for (const oldest of reported) {
      if (reported.size <= limit) break
      reported.delete(oldest)
    }
    say()
  }
}
