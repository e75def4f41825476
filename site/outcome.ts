import type { Page } from '../schemas/page.ts'

/**
 * What a request for a document comes to, decided before a byte is sent. An error page is a page with its status. A
 * redirect takes the request's query along but for the names that it has `used`.
 */
export type Outcome =
  | { kind: 'page'; page: Page }
  | { kind: 'redirect'; to: string; status: 301 | 302 | 303; used?: readonly string[] }

/** A query (`?a=1` or nothing) without some of its names. */
export function withoutNames(query: string, names: readonly string[] = []): string {
  if (names.length === 0 || query === '') return query
  const kept = new URLSearchParams(query)
  for (const name of names) kept.delete(name)
  return kept.size === 0 ? '' : `?${kept}`
}

/** The target of a redirect with the request's query (`?a=1` or nothing) after its own and before its hash. */
export function withQuery(to: string, query: string): string {
  const mark = to.indexOf('#')
  const [address, hash] = mark < 0 ? [to, ''] : [to.slice(0, mark), to.slice(mark)]
  return address + (address.includes('?') ? query.replace('?', '&') : query) + hash
}

/** Thrown where a route finds that its page has another address. */
export class Redirect extends Error {
  readonly to: string
  readonly status: 301 | 302
  readonly used: readonly string[]
  constructor(to: string, status: 301 | 302, used: readonly string[] = []) {
    super(`redirect to ${to}`)
    this.to = to
    this.status = status
    this.used = used
  }
}

/** Thrown where a route finds nothing at its address (E1 to E4). */
export class NotFound extends Error {
  /** Path of the whole. */
  readonly path: string
  constructor(path: string) {
    super(`Page Not Found: ${path}`)
    this.path = path
  }
}
