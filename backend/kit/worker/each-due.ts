type Due<One> = {
  /** What is due next besides those that have failed; undefined if there is nothing. */
  next: (failed: readonly One[]) => Promise<One | undefined>
  act: (one: One) => Promise<unknown>
  stopped?: AbortSignal | undefined
}

/**
 * Does what is due, one after the other, until there is nothing more or it is stopped. What fails keeps nothing else waiting: it is left for
 * the next time, and its errors are thrown together once all others are done.
 */
export async function eachDue<One>({ next, act, stopped }: Due<One>): Promise<void> {
  const failed: One[] = []
  const errors: unknown[] = []
  while (!stopped?.aborted) {
    const one = await next(failed)
    if (one === undefined) break
    try {
      await act(one)
    } catch (error) {
      failed.push(one)
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of what is due failed`)
}
