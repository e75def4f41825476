/** The company of due work, for the log; null if there is none. */
type OfCompany = { company: string | null }

type Due<One> = {
  /** The next due item, without those that have failed; undefined if there is none. */
  next: (failed: readonly One[]) => Promise<One | undefined>
  act: (one: One) => Promise<unknown>
  stopped?: AbortSignal | undefined
}

/** What has failed for a company, for the log. */
const failureOf = ({ company }: OfCompany, error: unknown): unknown =>
  company === null ? error : new Error(`company ${company}`, { cause: error })

/**
 * Does due work one after the other, until nothing is left or it is stopped. A failed item does not keep others waiting: it is left for the
 * next time, and all errors are thrown together at the end, each with the company.
 */
export async function eachDue<One extends OfCompany>({ next, act, stopped }: Due<One>): Promise<void> {
  const failed: One[] = []
  const errors: unknown[] = []
  while (!stopped?.aborted) {
    const one = await next(failed)
    if (one === undefined) break
    try {
      await act(one)
    } catch (error) {
      failed.push(one)
      errors.push(failureOf(one, error))
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of what is due failed`)
}
