import type { Pruned } from './prune.ts'

/** An answer as it was read, under the `ETag` that the backend knows it by. */
export type KeptAnswer = {
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

/**
 * The last answers of a backend, by address, up to a size altogether. None is used unasked: the backend is called each
 * time, and says by 304 that its answer is still this one, which then need not be sent, checked and read again.
 */
export class KeptAnswers {
  readonly #answers = new Map<string, KeptAnswer>()
  readonly #maxSize: number
  #size = 0

  /** `maxSize` is in characters of the bodies. */
  constructor(maxSize: number) {
    this.#maxSize = maxSize
  }

  get(address: string): KeptAnswer | undefined {
    return this.#answers.get(address)
  }

  /** Keeps an answer as the newest, in place of those that were kept longest ago. */
  keep(address: string, answer: KeptAnswer): void {
    this.#drop(address)
    this.#answers.set(address, answer)
    this.#size += answer.size
    for (const oldest of this.#answers.keys()) {
      if (this.#size <= this.#maxSize) return
      this.#drop(oldest)
    }
  }

  #drop(address: string) {
    this.#size -= this.#answers.get(address)?.size ?? 0
    this.#answers.delete(address)
  }
}
