import type { DraftPage, SiteDraft } from './site-draft.ts'

/** A draft with more pages, each in place of the one with the same address, if there is one. */
export function withPages(draft: SiteDraft, pages: readonly (DraftPage & { id: string })[]): SiteDraft {
  const slugs = new Set(pages.map(({ slug }) => slug))
  const others = Object.entries(draft.pages).filter(([, { slug }]) => !slugs.has(slug))
  const added = pages.map(({ id, ...page }) => [`import-${id}`, page] as const)
  return { ...draft, pages: Object.fromEntries([...others, ...added]) }
}
