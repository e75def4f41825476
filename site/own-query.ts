import { parseAddress } from './address.ts'
import type { Host } from './host.ts'
import { findRoute } from './router.ts'

/**
 * The parameters of a query (`?a=1` or empty) that the route of a raw path declares, in the route's order, each once.
 * Empty for most pages, which do not depend on the query.
 */
export function ownQuery(rawPath: string, query: string, host: Host): URLSearchParams {
  const own = new URLSearchParams()
  const address = query.length > 1 ? parseAddress(rawPath) : undefined
  const path = address && host.productPath(address.path)
  const names = (path !== undefined && findRoute(path)?.route.query) || []
  const params = new URLSearchParams(names.length > 0 ? query : '')
  for (const name of names) {
    const value = params.get(name)
    if (value) own.set(name, value)
  }
  return own
}
