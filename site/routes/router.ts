import { addRoute, createRouter, findRoute as find } from 'rou3'
import { paramPatterns, type Route } from '../core/route.ts'
import { routes } from './routes.ts'

const router = createRouter<Route>()
for (const route of routes) addRoute(router, 'GET', route.path, route)

/** The route and parameters of a path without its language; undefined if there is none or a parameter is invalid (B-14). */
export function findRoute(path: string): { route: Route; params: Record<string, string> } | undefined {
  const found = find(router, 'GET', path)
  if (!found) return undefined
  const params = found.params ?? {}
  const valid = Object.entries(params).every(([name, value]) => paramPatterns[name]?.test(value) ?? true)
  return valid ? { route: found.data, params } : undefined
}
