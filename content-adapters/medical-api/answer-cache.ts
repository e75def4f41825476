import { LRUCache } from 'lru-cache'
import type { Pruned } from './prune.ts'

/** A parsed answer with its `ETag`. */
export type CachedAnswer = {
  etag: string
  /** Length of its body, in characters. */
  size: number
  /** Its valid part, and its problems. */
  content: unknown
  problems: Pruned[]
  /** The entity made from it and `basis`. */
  basis: unknown
  entity: unknown
}

export type AnswerCache = LRUCache<string, CachedAnswer>

/**
 * LRU cache of a backend's answers, by address. `maxSize` is the total length of the bodies in characters. Answers are
 * always revalidated: a 304 saves sending, validating and converting the answer again.
 */
export const createAnswerCache = (maxSize: number): AnswerCache =>
  new LRUCache({ maxSize, sizeCalculation: ({ size }) => Math.max(1, size) })
