import type { OpenSource, RedirectRule } from './source.ts'

type Cached = { rules: RedirectRule[]; tags: string[]; until: number }

/** Maximum age of the table if no invalidation arrives, in milliseconds. */
const maxAgeMs = 60_000

/**
 * Caches the redirect table of a source, because every page reads it and it rarely changes. `forget` drops it when
 * one of its tags has changed; `*` means all tags. A failed read is not cached.
 */
export function cacheRedirects(open: OpenSource): {
  openSource: OpenSource
  forget: (tags: readonly string[]) => void
} {
  let cached: Cached | undefined
  let generation = 0

  const openSource: OpenSource = (reader) => {
    const tags: string[] = []
    let complete = true
    const source = open(reader)
    // A separate reader collects only the tags of the table.
    const own = open({
      ...reader,
      tag: (tag) => tags.push(tag),
      report: (problem) => {
        complete = false
        reader.report(problem)
      },
    })
    return {
      ...source,
      async redirects() {
        if (cached && cached.until > Date.now()) {
          for (const tag of cached.tags) reader.tag(tag)
          return cached.rules
        }
        const begun = generation
        const rules = await own.redirects()
        for (const tag of tags) reader.tag(tag)
        if (complete && begun === generation) cached = { rules, tags, until: Date.now() + maxAgeMs }
        return rules
      },
    }
  }

  const forget = (tags: readonly string[]): void => {
    generation++
    if (cached && (tags.includes('*') || cached.tags.some((tag) => tags.includes(tag)))) cached = undefined
  }
  return { openSource, forget }
}
