/**
 * Follows the tags that change while something is being read, so that a result that is out of date before it is ready is
 * not kept as a fresh one.
 */
export class Changes {
  readonly #readings = new Set<Set<string>>()

  /** Runs `read` with the tags that have changed since it was begun; the set grows until `read` has ended. */
  async during<T>(read: (changed: ReadonlySet<string>) => Promise<T>): Promise<T> {
    const changed = new Set<string>()
    this.#readings.add(changed)
    try {
      return await read(changed)
    } finally {
      this.#readings.delete(changed)
    }
  }

  /** Reports the changed tags to all readings that are under way. */
  add(tags: readonly string[]): void {
    for (const changed of this.#readings) for (const tag of tags) changed.add(tag)
  }
}
