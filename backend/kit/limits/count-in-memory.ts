/** A counter in the memory of this process: each key `times` in `seconds`. */
export type MemoryCounter = {
  /** Counts once. Returns the seconds to wait where it was once too often, otherwise undefined. */
  count: (key: string) => number | undefined
  /** The seconds to wait where the next one would be too often, without counting it. */
  look: (key: string) => number | undefined
}

type Options = { times: number; seconds: number; maxKeys?: number; now?: () => number }

/**
 * Counts without the database, for what is called too often to write a row each time. Each process counts by itself: several allow several
 * times as much.
 */
export function countInMemory({
  times,
  seconds,
  maxKeys = 10_000,
  now = () => Date.now(),
}: Options): MemoryCounter {
  const windows = new Map<string, { count: number; endsAt: number }>()
  const current = (key: string) => {
    const known = windows.get(key)
    return known && known.endsAt > now() ? known : undefined
  }
  const waitOf = ({ endsAt }: { endsAt: number }) => Math.max(1, Math.ceil((endsAt - now()) / 1000))
  return {
    count: (key) => {
      const window = current(key) ?? { count: 0, endsAt: now() + seconds * 1000 }
      // What was counted longest ago goes first: a flood of keys takes no more memory than this.
      windows.delete(key)
      const [oldest] = windows.keys()
      if (oldest !== undefined && windows.size >= maxKeys) windows.delete(oldest)
      windows.set(key, window)
      window.count += 1
      return window.count > times ? waitOf(window) : undefined
    },
    look: (key) => {
      const window = current(key)
      return window && window.count >= times ? waitOf(window) : undefined
    },
  }
}
