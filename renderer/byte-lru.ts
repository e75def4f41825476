/** A map bounded by the bytes that it holds: the entries used longest ago go first. */
export class ByteLru<Value> {
  readonly #entries = new Map<string, { value: Value; size: number }>()
  readonly #limit: number
  #bytes = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Keeps `value`, unless it alone is larger than the limit. `size` in bytes, the key's own included by the caller. */
  set(key: string, value: Value, size: number): void {
    this.delete(key)
    if (size > this.#limit) return
    this.#entries.set(key, { value, size })
    this.#bytes += size
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.size
  }

  entries(): IterableIterator<[string, { value: Value; size: number }]> {
    return this.#entries.entries()
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }
}
