import type { OpenSource, RedirectRule } from './source.ts'

type Kept = { rules: RedirectRule[]; tags: string[]; until: number }

/** How long the table is kept where nobody tells that it has changed. */
const maxAgeMs = 60_000

/**
 * A source that remembers its redirect table: every page asks for it first, and it hardly ever changes. `forget` drops it
 * once one of the tags that it was read with has changed, `*` is all. A table that could not be read is not kept.
 */
export function keepRedirects(open: OpenSource): {
  openSource: OpenSource
  forget: (tags: readonly string[]) => void
} {
  let kept: Kept | undefined
  let generation = 0

  const openSource: OpenSource = (reader) => {
    const tags: string[] = []
    let whole = true
    const source = open(reader)
    // The table is read by a reader of its own, so that its tags are known and nothing else's are among them.
    const own = open({
      ...reader,
      tag: (tag) => tags.push(tag),
      report: (problem) => {
        whole = false
        reader.report(problem)
      },
    })
    return {
      ...source,
      async redirects() {
        if (kept && kept.until > Date.now()) {
          for (const tag of kept.tags) reader.tag(tag)
          return kept.rules
        }
        const begun = generation
        const rules = await own.redirects()
        for (const tag of tags) reader.tag(tag)
        if (whole && begun === generation) kept = { rules, tags, until: Date.now() + maxAgeMs }
        return rules
      },
    }
  }

  const forget = (tags: readonly string[]): void => {
    generation++
    if (kept && (tags.includes('*') || kept.tags.some((tag) => tags.includes(tag)))) kept = undefined
  }
  return { openSource, forget }
}
