import type { Analytics } from '../../renderer/analytics.ts'
import type { Env } from '../env.ts'

/** The counters of views (B-27, A42, A43); undefined where none is configured. */
export function analyticsOf({
  ANALYTICS_ID: id,
  ANALYTICS_URL: url,
  ANALYTICS_TAG_URL,
  METRICS_SCRIPT_URL,
}: Env): Analytics | undefined {
  const counter = id && url ? { id, url } : undefined
  const scripts = [ANALYTICS_TAG_URL, METRICS_SCRIPT_URL].filter((script) => script !== undefined)
  return counter || scripts.length > 0 ? { ...(counter && { counter }), scripts } : undefined
}
