import type { DraftSession } from '../../../schemas/draft/session.ts'
import type { Step } from './undo-step.ts'

/** What a browser keeps of an edited draft: changes that are not saved yet, with their revision, and the steps of undo. */
export type KeptSession = Pick<DraftSession, 'revision' | 'sending' | 'waiting'> & {
  undo: readonly Step[]
  redo: readonly Step[]
}

/** What is not saved is sent with the rights of the person who typed it. */
export type Owner = { company: string; person: string }

const keyOf = ({ company, person }: Owner) => `site:${company}:${person}`

/** What the browser has kept of a person's work on a draft. Access to the storage may be forbidden. */
export function readKept(owner: Owner): KeptSession | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null') as KeptSession | null
    return kept && typeof kept.revision === 'number' && Array.isArray(kept.waiting) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps it until it is saved, also when the tab or the browser ends. */
export function keep(owner: Owner, session: KeptSession): void {
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(session))
  } catch {
    // Without storage, or if it is full, the changes live as long as the page, which then asks before it is closed.
  }
}
