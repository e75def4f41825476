import { setTimeout as sleep } from 'node:timers/promises'
import { SourceError } from '../../../content-adapters/source.ts'

/** How long a backend may take to begin its answer: to a call that reads with all its retries, and to a change once it is sent whole. */
export const answerMs = { reading: 15_000, change: 100_000 }

/** How long an answer, or a stream of events, may be silent: longer than the pulse of any stream of ours. */
export const silenceMs = 60_000

/** Pauses before a call that only reads is sent again. */
const retryDelaysMs = [100, 400]

/** True for methods that change nothing (RFC 9110, 9.2.1), so that a call may be sent again. */
export const isSafe = (method: string | undefined): boolean =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || method === 'TRACE'

/** True for an answer of a proxy whose server is away, or of a server that does not say when it will be back. */
export const isPassing = (status: number, retryAfter: unknown): boolean =>
  status === 502 || status === 504 || (status === 503 && !retryAfter)

/** `drop` is called with a result that another attempt replaces. */
type Tried<T> = { value: T; isFinal: boolean; drop: () => unknown }

/**
 * The first final result of `attempt`, which is tried again after a pause where it fails or is not final; the last one as it is. A `SourceError` is
 * final too, and an aborted `signal` ends the attempts.
 */
export async function withRetries<T>(attempt: () => Promise<Tried<T>>, signal: AbortSignal): Promise<T> {
  for (const delay of retryDelaysMs) {
    const tried = await attempt().catch((error: unknown) => ({ error }))
    if ('error' in tried && (signal.aborted || tried.error instanceof SourceError)) throw tried.error
    if ('value' in tried && (tried.isFinal || signal.aborted)) return tried.value
    if ('value' in tried) await tried.drop()
    await sleep(delay, undefined, { signal }).catch(() => {})
  }
  return (await attempt()).value
}
