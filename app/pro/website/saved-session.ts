import type { DraftSession } from '../../../schemas/draft/session.ts'
import type { Step } from './undo-step.ts'

/** What a browser keeps of an edited draft: changes that are not saved yet, with their revision, and the steps of undo. */
export type KeptSession = Pick<DraftSession, 'revision' | 'sending' | 'waiting'> & {
  undo: readonly Step[]
  redo: readonly Step[]
}

const keyOf = (company: string) => `site:${company}`

/** What the browser has kept of a company's draft. Access to the storage may be forbidden. */
export function readKept(company: string): KeptSession | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(company)) ?? 'null') as KeptSession | null
    return kept && typeof kept.revision === 'number' && Array.isArray(kept.waiting) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps it until it is saved, also when the tab or the browser ends. */
export function keep(company: string, session: KeptSession): void {
  try {
    localStorage.setItem(keyOf(company), JSON.stringify(session))
  } catch {
    // Without storage, or if it is full, the changes live as long as the page, which then asks before it is closed.
  }
}
