import type { Entity } from './merge.ts'

/** Unsaved changes, with the stored version and revision that they are based on. */
export type Draft = { base: Entity; revision: number; value: Entity }

const keyOf = (name: string) => `draft:${name}`

/** The draft of this tab, if there is one. Access to the storage may be forbidden. */
export function readDraft(name: string): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Draft | null
    return draft && typeof draft.revision === 'number' && draft.base && draft.value ? draft : undefined
  } catch {
    return undefined
  }
}

/** Stores a draft until the tab is closed, or deletes it. Without storage the draft lives only as long as the page. */
export function saveDraft(name: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(name))
  } catch {
    // Access to the storage may be forbidden; the draft is optional.
  }
}
