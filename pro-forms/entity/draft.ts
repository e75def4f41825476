import type { Entity } from './merge.ts'

/** What was written and not saved: of which revision, and what that said. */
export type Draft = { base: Entity; revision: number; value: Entity }

const keyOf = (name: string) => `draft:${name}`

/** The draft of this tab, if there is one. A browser may forbid the storage, even to look at it. */
export function readDraft(name: string): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Draft | null
    return draft && typeof draft.revision === 'number' && draft.base && draft.value ? draft : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft for as long as the tab lives, or forgets it. Without a storage only the page itself keeps it. */
export function keepDraft(name: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(name))
  } catch {
    // Nowhere to keep it.
  }
}
