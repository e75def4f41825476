/** Thrown where too much waits already. */
export class Busy extends Error {
  constructor() {
    super('Too many are waiting.')
  }
}

/** Runs at most `running` of what it is given at once; of the others at most `waiting` wait, more are refused (`Busy`). */
export function limited(running: number, waiting: number) {
  let count = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (count >= running) {
      if (queue.length >= waiting) throw new Busy()
      await new Promise<void>((resolve) => queue.push(resolve))
    } else count++
    try {
      return await work()
    } finally {
      // Whoever waits takes the place over.
      const next = queue.shift()
      if (next) next()
      else count--
    }
  }
}
