import { LRUCache } from 'lru-cache'
import type { Pruned } from './prune.ts'

/** An answer as it was read, under the `ETag` that the backend knows it by. */
export type CachedAnswer = {
  etag: string
  /** Length of its body, in characters. */
  size: number
  /** What fitted of it, and what did not. */
  content: unknown
  problems: Pruned[]
  /** What was made of it, together with `basis`. */
  basis: unknown
  entity: unknown
}

export type AnswerCache = LRUCache<string, CachedAnswer>

/**
 * Answers of a backend, by address; those asked for longest ago go first. `maxSize` is in characters of the bodies,
 * altogether. None is used unasked: the backend is called each time, and says by 304 that its answer is still this
 * one, which then need not be sent, checked and read again.
 */
export const createAnswerCache = (maxSize: number): AnswerCache =>
  new LRUCache({ maxSize, sizeCalculation: ({ size }) => Math.max(1, size) })
