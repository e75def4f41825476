/** Thrown when the queue is full. */
export class QueueFullError extends Error {
  constructor() {
    super('Too many are waiting.')
  }
}

/**
 * Runs at most `running` tasks at once and queues at most `waiting` more, `each` of them by the same; further ones are refused
 * with `QueueFullError`. The next task is one of somebody who has none running, if there is one, so that nobody who sends many
 * holds up others.
 */
export function limitConcurrency(running: number, waiting: number, each = waiting) {
  const busy: string[] = []
  const queue: { by: string; start: () => void }[] = []

  function end(by: string): void {
    // Whoever has just had a turn comes after the others, too.
    const fair = queue.findIndex((waits) => !busy.includes(waits.by))
    busy.splice(busy.indexOf(by), 1)
    const [next] = queue.splice(Math.max(fair, 0), 1)
    if (!next) return
    busy.push(next.by)
    next.start()
  }

  return async <T>(work: () => Promise<T>, by = ''): Promise<T> => {
    if (busy.length < running) busy.push(by)
    else {
      const own = queue.filter((waits) => waits.by === by).length
      if (queue.length >= waiting || own >= each) throw new QueueFullError()
      await new Promise<void>((start) => queue.push({ by, start }))
    }
    try {
      return await work()
    } finally {
      end(by)
    }
  }
}
