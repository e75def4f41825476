import type { StoredBlock } from '../../../../../schemas/page/page.ts'

/** A block with all in it as text, for the clipboard; `fromClipboard` reads it. */
export const toClipboard = (block: StoredBlock): string => JSON.stringify({ 'site-block': block })

const keyOf = (person: string) => `site-clipboard:${person}`

/** Keeps a copied block for all pages and sites of a person in this browser, and for other programs if these may read it. */
export function keepCopied(person: string, text: string): void {
  try {
    localStorage.setItem(keyOf(person), text)
  } catch {
    // Without storage, or if it is full, the clipboard of the system is enough.
  }
  // A browser may refuse it, for example while the page in the frame has the focus.
  void navigator.clipboard?.writeText(text).catch(() => {})
}

/** The blocks that the person has copied last in this browser. */
export function readCopied(person: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(person)) ?? undefined
  } catch {
    return undefined
  }
}
