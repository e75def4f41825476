/**
 * Says the same thing once. It remembers the last `limit` things said and forgets the oldest, so that memory is bounded
 * and new things are always said.
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
