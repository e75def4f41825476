/** Thrown when the queue is full. */
export class QueueFullError extends Error {
  constructor() {
    super('Too many are waiting.')
  }
}

/** The sender of a task, and a signal that ends its waiting. */
type Task = { by?: string; signal?: AbortSignal | undefined }

/**
 * Runs at most `running` tasks at once and queues at most `waiting` more, `each` of them by the same; further ones are refused with
 * `QueueFullError`. The next task is one of a caller without a running task, if there is one, so that a caller of many tasks does not hold
 * up the others. A task whose `signal` is aborted while it waits is never run: it leaves the queue, and is rejected with the reason of the
 * signal.
 */
export function limitConcurrency(running: number, waiting: number, each = waiting) {
  const busy: string[] = []
  let queue: { by: string; start: () => void }[] = []

  function end(by: string): void {
    // A client that has just had a turn comes after the others, too.
    const fair = queue.findIndex((waits) => !busy.includes(waits.by))
    busy.splice(busy.indexOf(by), 1)
    const [next] = queue.splice(Math.max(fair, 0), 1)
    if (!next) return
    busy.push(next.by)
    next.start()
  }

  const turn = (by: string, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        queue = queue.filter((waits) => waits.start !== start)
        reject(signal?.reason)
      }
      const start = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      queue.push({ by, start })
      signal?.addEventListener('abort', leave, { once: true })
    })

  return async <T>(work: () => Promise<T>, { by = '', signal }: Task = {}): Promise<T> => {
    signal?.throwIfAborted()
    if (busy.length < running) busy.push(by)
    else {
      const own = queue.filter((waits) => waits.by === by).length
      if (queue.length >= waiting || own >= each) throw new QueueFullError()
      await turn(by, signal)
    }
    try {
      return await work()
    } finally {
      end(by)
    }
  }
}
