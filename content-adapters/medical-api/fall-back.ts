import { failureMs, type Reader, SourceError } from '../source.ts'

/**
 * For `.catch`: gives `instead` of what the backend does not have (404), and reports it. A failed call is treated so
 * only where `failing` says what pages are without it, and is tried again soon; else it is thrown on.
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
