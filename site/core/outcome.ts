import type { Page } from '../../schemas/page/page.ts'

/**
 * The outcome of a request for a document, known before a byte is sent. An error page is a page with its status. A
 * redirect keeps the request's query except for the parameters that it has `used`.
 */
export type Outcome = (
  | { kind: 'page'; page: Page }
  | {
      kind: 'redirect'
      to: string
      status: 301 | 302 | 303
      used?: readonly string[]
      /** Of a short link: it is counted, and finished until one of the tags changes or the instant comes. */
      led?: { opened: OpenedLink; tags: readonly string[]; validUntil?: Date }
    }
) & { queried?: readonly QueriedRedirect[] }

/** The short link by which somebody comes, with the zone of the clinic's days and its places. */
export type OpenedLink = {
  company: string
  link: string
  timezone: string
  places: readonly string[]
}

/** A redirect of the same path with some parameters; `from` has the path and the parameters. */
export type QueriedRedirect = { from: string; to: string; status: 301 | 302 }

/** A query (`?a=1` or empty) without some of its parameters. */
export function withoutNames(query: string, names: readonly string[] = []): string {
  if (names.length === 0 || query === '') return query
  const kept = new URLSearchParams(query)
  for (const name of names) kept.delete(name)
  return kept.size === 0 ? '' : `?${kept}`
}

/** Appends the request's query (`?a=1` or empty) to the query of a redirect target. */
export function withQuery(to: string, query: string): string {
  const mark = to.indexOf('#')
  const [address, hash] = mark < 0 ? [to, ''] : [to.slice(0, mark), to.slice(mark)]
  return address + (address.includes('?') ? query.replace('?', '&') : query) + hash
}

/** Thrown by a route if the page has another address. */
export class Redirect extends Error {
  readonly to: string
  readonly status: 301 | 302 | 303
  readonly used: readonly string[]
  constructor(to: string, status: 301 | 302 | 303, used: readonly string[] = []) {
    super(`redirect to ${to}`)
    this.to = to
    this.status = status
    this.used = used
  }
}

/** Thrown by a route that has no page at the address (E1 to E4). */
export class NotFound extends Error {
  /** Product path. */
  readonly path: string
  /** Product path of the list that the page would belong to, if there is that list. */
  readonly list: string | undefined
  constructor(path: string, list?: string) {
    super(`Page Not Found: ${path}`)
    this.path = path
    this.list = list
  }
}

/** The fault of a list that has fewer pages than the address asks for. */
export const beyondLast = (path: string): NotFound => new NotFound(path, path.replace(/\/page\/\d+$/, ''))

/**
 * Thrown by the route of a short link. `page` is the product path, with its query, of the page to which it leads, absent for another site
 * (a chat); if there is no such page, the answer is `otherwise`.
 */
export class Led extends Redirect {
  readonly page: string | undefined
  readonly otherwise: NotFound
  readonly opened: OpenedLink
  constructor(
    to: string,
    { page, otherwise, opened, used }: Pick<Led, 'page' | 'otherwise' | 'opened' | 'used'>,
  ) {
    super(to, 302, used)
    this.page = page
    this.otherwise = otherwise
    this.opened = opened
  }
}
