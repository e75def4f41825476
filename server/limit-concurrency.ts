/** Thrown when the queue is full. */
export class QueueFullError extends Error {
  constructor() {
    super('Too many are waiting.')
  }
}

/**
 * Runs at most `running` tasks at once and queues at most `waiting` more; further ones are refused with `QueueFullError`. A task whose
 * `signal` is aborted while it waits is never run: it leaves the queue, and is rejected with the reason of the signal.
 */
export function limitConcurrency(running: number, waiting: number) {
  let count = 0
  const queue = new Set<() => void>()

  function turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const take = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        queue.delete(take)
        reject(signal?.reason)
      }
      queue.add(take)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  return async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted()
    if (count < running) count++
    else if (queue.size >= waiting) throw new QueueFullError()
    else await turn(signal)
    try {
      return await work()
    } finally {
      // The next task in the queue takes the slot.
      const [next] = queue
      if (next) {
        queue.delete(next)
        next()
      } else count--
    }
  }
}
