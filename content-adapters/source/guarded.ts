import { rejection } from '../parts/rejection.ts'
import { lateStatus, type Reader, SourceError } from '../source.ts'
import type { Failing } from './facet.ts'
import { fallBack } from './fall-back.ts'
import { saidBy } from './said-by.ts'

/** The rule of a method, for what it was asked. */
type StandIn = { instead?: unknown; failing?: Failing | undefined }

/**
 * The answer of a facet, so that its faults cost no more than what it was asked for: whatever it throws becomes a `SourceError`, one that
 * ignores the reader's deadline is waited for no longer, and where the contract has something in place of the answer, the page goes
 * on with that and says so. `request` names the method in reports.
 */
export async function guarded(
  reader: Reader,
  request: string,
  rule: StandIn,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await inTime(reader.signal, ask)
  } catch (error) {
    const failure = asFailure(error, request, reader.signal)
    if (!('instead' in rule)) throw failure
    return fallBack(reader)(failure === error ? request : failure.message, rule.instead, rule.failing)(
      failure,
    )
  }
}

async function inTime(signal: AbortSignal | undefined, ask: () => Promise<unknown>): Promise<unknown> {
  signal?.throwIfAborted()
  // Async, because what throws at once is a failed answer too.
  const answer = (async () => ask())()
  return signal ? await Promise.race([answer, rejection(signal)]) : await answer
}

function asFailure(error: unknown, request: string, signal: AbortSignal | undefined): SourceError {
  if (error instanceof SourceError) return error
  return new SourceError(signal?.aborted ? lateStatus : 502, `${request}: ${saidBy(error)}`, { cause: error })
}
