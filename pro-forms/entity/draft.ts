import type { Entity } from './merge.ts'

/*
 * Unsaved changes outlive a page that is loaded again and a tab that is closed. Each tab has its own in the storage of the session; the
 * first one that has a form open keeps it beyond the tab as well, and is known by a lock.
 */

/** Unsaved changes, with the stored version and revision that they are based on. */
export type Draft = { base: Entity; revision: number; value: Entity }

const keyOf = (name: string) => `draft:${name}`

/** The drafts that this page keeps beyond the tab. */
const held = new Set<string>()

/** Access to the storage may be forbidden: without it a draft lives only as long as the page. */
function tried<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

function read(storage: () => Storage, name: string): Draft | undefined {
  const draft = tried(() => JSON.parse(storage().getItem(keyOf(name)) ?? 'null') as Draft | null)
  return draft && typeof draft.revision === 'number' && draft.base && draft.value ? draft : undefined
}

function write(storage: () => Storage, name: string, draft: Draft | undefined): void {
  tried(() => {
    if (draft) storage().setItem(keyOf(name), JSON.stringify(draft))
    else storage().removeItem(keyOf(name))
  })
}

/** The draft of this tab, if there is one. */
export const readDraft = (name: string): Draft | undefined => read(() => sessionStorage, name)

/** Keeps a draft, or deletes it. */
export function saveDraft(name: string, draft: Draft | undefined): void {
  write(() => sessionStorage, name, draft)
  if (held.has(name)) write(() => localStorage, name, draft)
}

/**
 * Keeps drafts of a name beyond the tab as soon as no other tab does; `take` then gets the draft that a closed tab has left. Returns a
 * function that ends it.
 */
export function holdDraft(name: string, take: (left: Draft | undefined) => void): () => void {
  const leaving = new AbortController()
  let release = () => {}
  const hold = () => {
    if (leaving.signal.aborted) return
    held.add(name)
    const end = new Promise<void>((resolve) => {
      release = () => {
        held.delete(name)
        resolve()
      }
    })
    take(read(() => localStorage, name))
    return end
  }
  if (navigator.locks)
    navigator.locks.request(keyOf(name), { signal: leaving.signal }, hold).catch((error) => {
      if (!leaving.signal.aborted) reportError(error)
    })
  else void hold()
  return () => {
    leaving.abort()
    release()
  }
}
