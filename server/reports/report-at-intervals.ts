import { LRUCache } from 'lru-cache'

/** How long a problem that goes on is counted before it is reported again. */
const usualIntervalMs = 10 * 60_000

/**
 * Reports a problem when it first occurs, and while it goes on once per interval with the number of times since the last
 * report. Remembers the last `limit` keys, so that memory is bounded.
 */
export function reportAtIntervals({ intervalMs = usualIntervalMs, limit = 10_000 } = {}) {
  const counted = new LRUCache<string, { since: number; count: number }>({ max: limit })
  return (key: string, report: (count: number) => void): void => {
    const before = counted.get(key)
    if (before) before.count++
    if (before && Date.now() < before.since + intervalMs) return
    counted.set(key, { since: Date.now(), count: 0 })
    report(before?.count ?? 1)
  }
}
