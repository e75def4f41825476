import { failureMs, type Reader, SourceError } from '../source.ts'

/**
 * For `.catch`: returns the fallback `instead` on 404, and reports it. Other failures are treated so only with
 * `failing`, and retried soon; otherwise they are thrown on.
 */
export const fallBack =
  ({ report, expires, degrade }: Reader) =>
  <T>(request: string, instead: T, failing?: 'complete' | 'degraded') =>
  (error: unknown): T => {
    if (!(error instanceof SourceError) || (!error.isMissing && !failing)) throw error
    report({ request, path: '', code: `status:${error.status}` })
    if (error.isMissing) return instead
    expires?.(new Date(Date.now() + failureMs))
    if (failing === 'degraded') degrade?.()
    return instead
  }
