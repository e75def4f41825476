import { LRUCache } from 'lru-cache'
import { Changes } from '../../schemas/changes.ts'
import { isAffected } from '../../schemas/tags.ts'
import type { OpenedLink, QueriedRedirect } from '../../site/core/outcome.ts'
import type { Body } from '../http/body.ts'
import type { Visited } from '../visits/visited.ts'

/** A finished answer that may be cached, with its tags and expiry. */
export type Answer = {
  status: number
  body: Body
  tags: readonly string[]
  validUntil?: Date
  /** The visit that the answer counts as; absent if it is not counted. */
  visited?: Visited
  /** Target of a redirect. */
  location?: string
  /** The short link whose redirect it is. */
  opened?: OpenedLink
  /** Query parameters that a redirect drops. */
  used?: readonly string[]
  /** Redirects of the same path, for requests with some parameters. */
  queried?: readonly QueriedRedirect[]
  /** Message of an error page, for clients that want no HTML (E11). */
  error?: string
  /** True if a block failed to load, so that an older complete page is preferred. */
  degraded?: boolean
  /** Of a stale copy: the instant from which it may be outdated. */
  copySince?: number
}

/** `staleSince`: when something changed that the page has read. `retryAt`: the next attempt after a page could not be rendered again. */
type Entry = { answer: Answer; staleSince?: number; validUntil: number; retryAt: number }

/**
 * How long a visitor waits for a fresh page while there is a stale copy: longer where something on it has changed, because
 * the person who changed it looks for that, and where it expired long ago, because it may be wrong by now.
 */
const patienceMs = { changed: 2000, expired: 200 }
const longAgoMs = 60_000

/** The instant from which the page of an entry may be outdated. */
const behindSince = ({ staleSince = Number.POSITIVE_INFINITY, validUntil }: Entry): number =>
  Math.min(staleSince, validUntil)

/** Pause after a failed attempt to render a page again; the stale copy is served meanwhile. */
const retryMs = 2000

/** True if the stale copy is better than the new answer. */
const isWorse = (made: Answer, copy: Answer): boolean =>
  made.status >= 500 || (made.status === 200 && made.degraded === true && !copy.degraded)

/**
 * Finished pages in memory, least recently used first out, bounded by bytes. Concurrent requests share one rendering. A
 * stale page (one of its tags was invalidated, or it has expired) is served only while rendering is slow or fails.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Entry>
  readonly #making = new Map<string, Promise<Answer>>()
  readonly #changes = new Changes()
  readonly counts = { hits: 0, misses: 0, stale: 0 }

  constructor(limitBytes: number) {
    this.#pages = new LRUCache({ maxSize: limitBytes })
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }

  get size(): number {
    return this.#pages.size
  }

  /** The page if it is cached and fresh. Synchronous: the fast path of the server. */
  fresh(key: string): Answer | undefined {
    const entry = this.#pages.get(key)
    if (!entry || entry.staleSince !== undefined || entry.validUntil <= Date.now()) return undefined
    this.counts.hits++
    return entry.answer
  }

  /** The page: cached, rendered now, or a stale copy. Rejects if it cannot be rendered and there is no copy. */
  async get(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const fresh = this.fresh(key)
    if (fresh) return fresh
    const cached = this.#pages.get(key)
    if (!cached) return this.#making.get(key) ?? this.#make(key, make)
    const since = behindSince(cached)
    const stale = { ...cached.answer, copySince: since }
    if (cached.retryAt > Date.now()) {
      this.counts.stale++
      return stale
    }
    const isLong = cached.staleSince !== undefined || Date.now() - since > longAgoMs
    const patience = isLong ? patienceMs.changed : patienceMs.expired
    const made = this.#making.get(key) ?? this.#make(key, make)
    const answer = await Promise.race([
      made.then((answer) => (isWorse(answer, stale) ? stale : answer)).catch(() => stale),
      new Promise<Answer>((resolve) => setTimeout(resolve, patience, stale).unref()),
    ])
    if (answer === stale) this.counts.stale++
    return answer
  }

  #make(key: string, make: () => Promise<Answer>): Promise<Answer> {
    this.counts.misses++
    const made = this.#changes
      .during(async (changed) => {
        const answer = await make()
        // Otherwise something that the page read was invalidated during rendering, so it is stale already.
        if (!isAffected(answer.tags, changed)) this.#put(key, answer)
        return answer
      })
      .catch((error: unknown) => {
        this.#retryLater(key)
        throw error
      })
      .finally(() => {
        if (this.#making.get(key) === made) this.#making.delete(key)
      })
    this.#making.set(key, made)
    return made
  }

  #put(key: string, answer: Answer): void {
    const cached = this.#pages.peek(key)
    if (cached && isWorse(answer, cached.answer)) this.#retryLater(key)
    else if (answer.status === 200 || answer.opened) this.#keep(key, answer)
    // A page that is gone must not be served as a stale copy.
    else this.#pages.delete(key)
  }

  #keep(key: string, answer: Answer): void {
    const otherwise = answer.degraded ? Date.now() + retryMs : Number.POSITIVE_INFINITY
    const validUntil = answer.validUntil?.getTime() ?? otherwise
    const entry = { answer, validUntil, retryAt: 0 }
    this.#pages.set(key, entry, { size: answer.body.bytes + 2 * key.length + 512 })
  }

  #retryLater(key: string): void {
    const cached = this.#pages.peek(key)
    if (cached) cached.retryAt = Date.now() + retryMs
  }

  /** Marks the pages with one of these tags as stale; `*` is every page. */
  invalidate(tags: readonly string[]): void {
    // Later requests must not share a rendering that has read the old state.
    this.#making.clear()
    this.#changes.add(tags)
    const changed = new Set(tags)
    for (const entry of this.#pages.values()) {
      if (!isAffected(entry.answer.tags, changed)) continue
      entry.staleSince ??= Date.now()
      entry.retryAt = 0
    }
  }

  /** Empties the cache, for development. */
  clear(): void {
    this.#pages.clear()
  }
}
