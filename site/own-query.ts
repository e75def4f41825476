import { parseAddress } from './core/address.ts'
import type { Host } from './core/host.ts'
import type { Route } from './core/route.ts'
import { findRoute } from './routes/router.ts'

/** Values of a repeated parameter that count. */
const mostValues = 5

/**
 * The parameters of a query (`?a=1` or empty) that the route of a raw path declares, in the route's order, each once unless it may be repeated; a
 * flag that is there has the value `1`, or the name of its pattern. Empty for most pages, which do not depend on the query.
 */
export function ownQuery(rawPath: string, query: string, host: Host): URLSearchParams {
  const own = new URLSearchParams()
  const { query: names = [], repeated = [], flags = {} } = (query.length > 1 && routeOf(rawPath, host)) || {}
  const params = new URLSearchParams(query)
  for (const name of names) {
    const value = params.get(name)
    if (value) own.set(name, value)
  }
  for (const name of repeated)
    for (const value of params.getAll(name).slice(0, mostValues)) own.append(name, value)
  for (const [name, pattern] of Object.entries(flags)) {
    const values = params.getAll(name)
    const kinds = pattern instanceof RegExp ? { 1: pattern } : pattern
    const kind = Object.entries(kinds).find(([, one]) => one.test(values[0] ?? ''))?.[0]
    if (values.length === 1 && kind) own.set(name, kind)
  }
  return own
}

/** The route of a raw path. */
export function routeOf(rawPath: string, host: Host): Route | undefined {
  const address = parseAddress(rawPath)
  return address && findRoute(host.productPath(address.path))?.route
}
