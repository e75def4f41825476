import type { OpenSource, RedirectRule } from './source.ts'

type Cached = { rules: RedirectRule[]; tags: string[]; until: number }

/** Maximum age of the table if no invalidation arrives. */
const maxAgeMs = 60_000

/**
 * A source that caches its redirect table: every page asks for it first, and it hardly ever changes. `forget` drops it
 * once one of the tags that it was read with has changed, `*` is all. A table that could not be read is not cached.
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
