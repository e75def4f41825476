import { LRUCache } from 'lru-cache'
import type { Body } from './body.ts'

/** A finished answer that may be kept: what was read for it, and until when it holds by itself. */
export type Answer = {
  status: number
  body: Body
  tags: readonly string[]
  validUntil?: Date
  /** Where a redirect leads. */
  location?: string
  /** Names of the query that a redirect does not take along. */
  used?: readonly string[]
  /** What an error page is about, for programs that want no page (E11). */
  error?: string
  /** A block of the page was lost to a failure, so that the page is worth less than an older whole one. */
  degraded?: boolean
}

/** `retryAt`: when to try again after a page could not be made anew. */
type Entry = { answer: Answer; stale: boolean; validUntil: number; retryAt: number }

const everything = '*'

/** How long a visitor waits for a fresh page while a stale copy is at hand. */
const patienceMs = 200

/** How long a stale copy is shown without another attempt after a page could not be made anew. */
const retryMs = 2000

/** True where visitors are better served by the copy that is there. */
const isWorse = (made: Answer, copy: Answer): boolean =>
  made.status >= 500 || (made.status === 200 && made.degraded === true && !copy.degraded)

/**
 * Finished pages in memory, bounded by bytes: those shown longest ago go first. A page is made once however many ask for it; one that is stale (something
 * that it read has changed, or its time is over) is shown only while the fresh one is long in coming or cannot be made.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Entry>
  readonly #making = new Map<string, Promise<Answer>>()
  /** When each tag was last invalidated, as a count of invalidations. */
  readonly #changed = new Map<string, number>()
  #generation = 0
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

  /** The page if it is here and fresh. Synchronous: the fast path of the server. */
  fresh(key: string): Answer | undefined {
    const entry = this.#pages.get(key)
    if (!entry || entry.stale || entry.validUntil <= Date.now()) return undefined
    this.counts.hits++
    return entry.answer
  }

  /** The page: kept, made now, or a stale copy. Rejects when it cannot be made and there is no copy. */
  async get(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const fresh = this.fresh(key)
    if (fresh) return fresh
    const kept = this.#pages.get(key)
    if (!kept) return this.#making.get(key) ?? this.#make(key, make)
    const stale = kept.answer
    if (kept.retryAt > Date.now()) {
      this.counts.stale++
      return stale
    }
    const made = this.#making.get(key) ?? this.#make(key, make)
    const answer = await Promise.race([
      made.then((answer) => (isWorse(answer, stale) ? stale : answer)).catch(() => stale),
      new Promise<Answer>((resolve) => setTimeout(resolve, patienceMs, stale).unref()),
    ])
    if (answer === stale) this.counts.stale++
    return answer
  }

  #make(key: string, make: () => Promise<Answer>): Promise<Answer> {
    this.counts.misses++
    const generation = this.#generation
    const made = make()
      .then((answer) => {
        this.#put(key, answer, generation)
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

  #put(key: string, answer: Answer, generation: number): void {
    // A page that was begun before something that it read changed is already old.
    if ([everything, ...answer.tags].some((tag) => (this.#changed.get(tag) ?? 0) > generation)) return
    const kept = this.#pages.peek(key)
    if (kept && isWorse(answer, kept.answer)) this.#retryLater(key)
    else if (answer.status === 200) this.#keep(key, answer)
    // What was a page and is none any more must not live on as a stale copy.
    else if (answer.status < 500) this.#pages.delete(key)
  }

  #keep(key: string, answer: Answer): void {
    const otherwise = answer.degraded ? Date.now() + retryMs : Number.POSITIVE_INFINITY
    const validUntil = answer.validUntil?.getTime() ?? otherwise
    const entry = { answer, stale: false, validUntil, retryAt: 0 }
    this.#pages.set(key, entry, { size: answer.body.bytes + 2 * key.length + 512 })
  }

  #retryLater(key: string): void {
    const kept = this.#pages.peek(key)
    if (kept) kept.retryAt = Date.now() + retryMs
  }

  /** Makes every page stale that read one of these things, and no other; `*` is everything. */
  invalidate(tags: readonly string[]): void {
    this.#generation++
    // Who asks from now on must not join a making that has read the old state.
    this.#making.clear()
    for (const tag of tags) this.#changed.set(tag, this.#generation)
    const changed = new Set(tags)
    for (const entry of this.#pages.values()) {
      if (!changed.has(everything) && !entry.answer.tags.some((tag) => changed.has(tag))) continue
      entry.stale = true
      entry.retryAt = 0
    }
  }

  /** Forgets everything, for development. */
  clear(): void {
    this.#pages.clear()
  }
}
