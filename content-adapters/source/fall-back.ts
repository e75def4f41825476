import { failureCacheMs, type Reader, SourceError } from '../source.ts'
import type { Failing } from './facet.ts'

/**
 * For `.catch`: returns `instead` on 404, and reports it. With `failing` also on other failures; the page is then
 * cached only briefly. Otherwise rethrows.
 */
export const fallBack =
  ({ report, expires, degrade }: Reader) =>
  <T>(request: string, instead: T, failing?: Failing) =>
  (error: unknown): T => {
    if (!(error instanceof SourceError) || (!error.isMissing && !failing)) throw error
    report({ request, path: '', code: `status:${error.status}` })
    if (error.isMissing) return instead
    expires?.(new Date(Date.now() + failureCacheMs))
    if (failing === 'degraded') degrade?.()
    return instead
  }
