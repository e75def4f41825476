/** Something that is being read or made, and the tags that have changed since it was begun. */
export type Reading = { changed: ReadonlySet<string>; end: () => void }

/**
 * Follows the tags that change while something is being read, so that a result that is out of date before it is ready is
 * not kept as a fresh one. Each reading has to be ended.
 */
export class Changes {
  readonly #reading = new Set<Set<string>>()

  begin(): Reading {
    const changed = new Set<string>()
    this.#reading.add(changed)
    return { changed, end: () => this.#reading.delete(changed) }
  }

  /** Tells all readings that are under way what has changed. */
  add(tags: readonly string[]): void {
    for (const changed of this.#reading) for (const tag of tags) changed.add(tag)
  }
}
