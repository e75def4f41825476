/** Runs at most `most` acts at the same time; the others wait, and are not begun if they are given up meanwhile. */
export function inTurns(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(signal: AbortSignal, act: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((begin) => waiting.push(begin))
    else running += 1
    try {
      signal.throwIfAborted()
      return await act()
    } finally {
      // The place goes to the call that waits longest.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
