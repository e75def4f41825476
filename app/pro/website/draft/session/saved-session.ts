import type { Change } from '../../../../../schemas/draft/change.ts'
import type { DraftSession } from '../../../../../schemas/draft/session.ts'
import type { Step } from './undo-step.ts'

/** A conflict: both have changed the same field, and the editor chooses. */
export type Asked = {
  change: Change
  base?: unknown
  theirs?: unknown
  /** The author of the other change; null if unknown. */
  by: string | null
  /** The reader, in another tab. */
  isOwn?: true | undefined
}

/** Unsaved changes with the revision that they were made on and the save that created it, and the changes about which the editor is asked. */
export type Unsaved = Pick<DraftSession, 'revision' | 'save' | 'sending' | 'waiting'> & {
  asked?: readonly Asked[]
}

/** The steps of undo and redo. */
export type Steps = { undo: readonly Step[]; redo: readonly Step[] }

/** The kept state of a tab. */
export type Kept = { unsaved: Unsaved | undefined; steps: Steps }

/** Unsaved changes are sent with the rights of the person who typed them, and once: by the tab that has kept them. */
export type Owner = { company: string; person: string; tab: string }

/** The beginning of all keys of a person for a company. */
export const keysOf = ({ company, person }: Omit<Owner, 'tab'>) => `site:${company}:${person}:`
const keyOf = (owner: Owner) => keysOf(owner) + owner.tab
const stepsEnd = ':steps'

/** A kept text; null if there is none, or access to the storage is forbidden. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

// The code that checks kept values is large, and is needed only if something is kept.
const shapes = () => import('./saved-shapes.ts')

function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** The unsaved work of a person that the browser has kept; undefined if there is none. */
export async function readUnsaved(owner: Owner): Promise<Unsaved | undefined> {
  const text = read(keyOf(owner))
  const kept = text === null ? undefined : ((await shapes()).parseUnsaved(text) as Unsaved | undefined)
  return kept && (kept.sending || kept.waiting.length > 0 || kept.asked?.length) ? kept : undefined
}

/** All that a tab has kept. */
export async function readKept(owner: Owner): Promise<Kept> {
  const text = read(keyOf(owner) + stepsEnd)
  const steps = text === null ? undefined : (await shapes()).parseSteps(text)
  return { unsaved: await readUnsaved(owner), steps: steps ?? { undo: [], redo: [] } }
}

/** The tabs with kept state, those with unsaved work first. */
export async function keptTabs(owner: Omit<Owner, 'tab'>): Promise<string[]> {
  const begin = keysOf(owner)
  const tabs = [...new Set(keysFrom(begin).map((key) => key.slice(begin.length).replace(stepsEnd, '')))]
  const unsaved = await Promise.all(tabs.map((tab) => readUnsaved({ ...owner, tab })))
  const withWork = tabs.filter((_, index) => unsaved[index])
  return [...withWork, ...tabs.filter((tab) => !withWork.includes(tab))]
}

/** The keys with a beginning; none if access to the storage is forbidden. */
function keysFrom(begin: string): string[] {
  try {
    const all = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    return all.filter((key) => key.startsWith(begin))
  } catch {
    return []
  }
}

/** Forgets the kept state of a tab. */
export function forgetKept(owner: Owner): void {
  localStorage.removeItem(keyOf(owner))
  localStorage.removeItem(keyOf(owner) + stepsEnd)
}

/**
 * Keeps the steps, also when the tab or the browser ends; if the storage is full, only as many of the newest as fit.
 */
export function keepSteps(owner: Owner, steps: Steps): void {
  let rest = steps
  while (!write(keyOf(owner) + stepsEnd, rest) && rest.undo.length + rest.redo.length > 0) {
    const newest = (list: readonly Step[]) => list.slice(Math.ceil(list.length / 2))
    rest = { undo: newest(rest.undo), redo: newest(rest.redo) }
  }
}

/**
 * Keeps unsaved changes until they are saved, also when the tab or the browser ends. In a full storage the steps make room for them. False
 * if they cannot be kept: then they live as long as the page, which asks before it is closed.
 */
export function keepUnsaved(
  owner: Owner,
  { revision, save, sending, waiting, asked = [] }: Unsaved,
): boolean {
  const unsaved = {
    revision,
    save,
    waiting,
    ...(sending && { sending }),
    ...(asked.length > 0 && { asked }),
  }
  if (write(keyOf(owner), unsaved)) return true
  keepSteps(owner, { undo: [], redo: [] })
  return write(keyOf(owner), unsaved)
}
