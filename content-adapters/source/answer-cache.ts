import { LRUCache } from 'lru-cache'
import { Changes } from '../../schemas/changes.ts'
import { isAffected } from '../../schemas/tags.ts'
import type { Pruned } from './prune.ts'

/** A parsed answer, with its cache data. */
export type CachedAnswer = {
  etag: string | null
  /** What of it is kept: the length of its body in characters, or of its packed entity in bytes. */
  size: number
  /** Its valid part, and its problems. */
  content: unknown
  problems: Pruned[]
  /** The entity made from it and `basis`. */
  basis: unknown
  entity: unknown
  tags: readonly string[]
  /** When it expires, in milliseconds since 1970; infinite if only a change ends it. */
  until: number
}

type Entry = CachedAnswer & { isChanged: boolean }

/** The size of an entry besides that. */
const overhead = 512

/**
 * Answers of a backend by call, least recently used first out; `maxSize` is the total of their sizes. An answer is used without asking until one of its tags changes or it expires. After that it is kept for its
 * ETag, which saves sending, validating and converting an unchanged answer again, and for a backend that fails.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, Entry>
  readonly #changes = new Changes()

  constructor(maxSize: number) {
    this.#answers = new LRUCache({ maxSize, sizeCalculation: ({ size }) => size + overhead })
  }

  /** The answer if it is still right. */
  fresh(call: string): CachedAnswer | undefined {
    const answer = this.#answers.get(call)
    return answer && !answer.isChanged && Date.now() < answer.until ? answer : undefined
  }

  /** The answer, which may be out of date. */
  last(call: string): CachedAnswer | undefined {
    return this.#answers.peek(call)
  }

  /** Caches the result of `load`. It is not fresh if one of its tags has changed meanwhile. */
  load(call: string, load: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    return this.#changes.during(async (changed) => {
      const answer = await load()
      this.#answers.set(call, { ...answer, isChanged: isAffected(answer.tags, changed) })
      return answer
    })
  }

  /** Ends the answers with one of these tags; `*` is all of them. */
  forget(tags: readonly string[]): void {
    const changed = new Set(tags)
    this.#changes.add(tags)
    for (const answer of this.#answers.values()) answer.isChanged ||= isAffected(answer.tags, changed)
  }
}
