import type { DraftSession } from '../../../schemas/draft/session.ts'
import type { Step } from './undo-step.ts'

/** Changes that are not saved yet, with the revision that they were made on. */
export type Unsaved = Pick<DraftSession, 'revision' | 'sending' | 'waiting'>

/** What can be taken back and done again. */
export type Steps = { undo: readonly Step[]; redo: readonly Step[] }

/** What is not saved is sent with the rights of the person who typed it. */
export type Owner = { company: string; person: string }

const keyOf = ({ company, person }: Owner) => `site:${company}:${person}`
const stepsKeyOf = (owner: Owner) => `${keyOf(owner)}:steps`

/** A kept value; access to the storage may be forbidden. */
function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** What the browser has kept of a person's work that was not saved. */
export function readUnsaved(owner: Owner): Unsaved | undefined {
  const kept = read(keyOf(owner)) as Unsaved | null
  return kept && typeof kept.revision === 'number' && Array.isArray(kept.waiting) ? kept : undefined
}

export function readSteps(owner: Owner): Steps {
  const kept = read(stepsKeyOf(owner)) as Steps | null
  return kept && Array.isArray(kept.undo) && Array.isArray(kept.redo) ? kept : { undo: [], redo: [] }
}

/**
 * Keeps the steps, also when the tab or the browser ends; if the storage is full, only as many of the newest as fit.
 */
export function keepSteps(owner: Owner, steps: Steps): void {
  let rest = steps
  while (!write(stepsKeyOf(owner), rest) && rest.undo.length + rest.redo.length > 0) {
    const newest = (list: readonly Step[]) => list.slice(Math.ceil(list.length / 2))
    rest = { undo: newest(rest.undo), redo: newest(rest.redo) }
  }
}

/**
 * Keeps what is not saved until it is, also when the tab or the browser ends. In a full storage the steps make room for it. False if it
 * cannot be kept: then it lives as long as the page, which asks before it is closed.
 */
export function keepUnsaved(owner: Owner, { revision, sending, waiting }: Unsaved): boolean {
  const unsaved = { revision, ...(sending && { sending }), waiting }
  if (write(keyOf(owner), unsaved)) return true
  keepSteps(owner, { undo: [], redo: [] })
  return write(keyOf(owner), unsaved)
}
