/** Thrown when the queue is full. */
export class QueueFullError extends Error {
  constructor() {
    super('Too many are waiting.')
  }
}

/** Runs at most `running` tasks at once and queues at most `waiting` more; further ones are refused with `QueueFullError`. */
export function limitConcurrency(running: number, waiting: number) {
  let count = 0
  const queue: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (count >= running) {
      if (queue.length >= waiting) throw new QueueFullError()
      await new Promise<void>((resolve) => queue.push(resolve))
    } else count++
    try {
      return await work()
    } finally {
      // The next task in the queue takes the slot.
      const next = queue.shift()
      if (next) next()
      else count--
    }
  }
}
