import { parseAddress } from './core/address.ts'
import type { Host } from './core/host.ts'
import { findRoute } from './routes/router.ts'

/** Values of a repeated parameter that count. */
const mostValues = 5

/**
 * The parameters of a query (`?a=1` or empty) that the route of a raw path declares, in the route's order, each once unless it may be repeated; a
 * flag that is there has the value `1`, or the name of its pattern. Empty for most pages, which do not depend on the query.
 */
export function ownQuery(rawPath: string, query: string, host: Host): URLSearchParams {
  const own = new URLSearchParams()
  const address = query.length > 1 ? parseAddress(rawPath) : undefined
  const path = address && host.productPath(address.path)
  const {
    query: names = [],
    repeated = [],
    flags = {},
  } = (path !== undefined && findRoute(path)?.route) || {}
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

/** Whether a raw path is that of a page that is made for each request. */
export function isPrivatePage(rawPath: string, host: Host): boolean {
  const address = parseAddress(rawPath)
  return address !== undefined && findRoute(host.productPath(address.path))?.route.isPrivate === true
}
