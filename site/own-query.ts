import { parseAddress } from './address.ts'
import type { Host } from './host.ts'
import { findRoute } from './router.ts'

/**
 * What of a query (`?a=1` or nothing) decides the page at a raw path of a host: the names that its route declares, in
 * the route's order, each once. Empty for most pages, which are the same whatever is asked.
 */
export function ownQuery(rawPath: string, query: string, host: Host): URLSearchParams {
  const own = new URLSearchParams()
  const address = query.length > 1 ? parseAddress(rawPath) : undefined
  const path = address && host.productPath(address.path)
  const names = (path !== undefined && findRoute(path)?.route.query) || []
  const asked = new URLSearchParams(names.length > 0 ? query : '')
  for (const name of names) {
    const value = asked.get(name)
    if (value) own.set(name, value)
  }
  return own
}
