import { z } from 'zod'
import { draftChange } from '../../../schemas/api/site-draft.ts'
import type { Change } from '../../../schemas/draft/change.ts'
import type { DraftSession } from '../../../schemas/draft/session.ts'
import { parseJson } from '../../../schemas/parse-json.ts'
import type { Step } from './undo-step.ts'

/** Both have changed the same field: the editor chooses. */
export type Asked = { change: Change; base?: unknown; theirs?: unknown; by: string | null }

/** Changes that are not saved yet, with the revision that they were made on, and those about which the editor is asked. */
export type Unsaved = Pick<DraftSession, 'revision' | 'sending' | 'waiting'> & { asked?: readonly Asked[] }

/** What can be taken back and done again. */
export type Steps = { undo: readonly Step[]; redo: readonly Step[] }

/** What is not saved is sent with the rights of the person who typed it, and once: by the tab that has kept it. */
export type Owner = { company: string; person: string; tab: string }

/** The beginning of all keys of a person for a company. */
export const keysOf = ({ company, person }: Omit<Owner, 'tab'>) => `site:${company}:${person}:`
const keyOf = (owner: Owner) => keysOf(owner) + owner.tab
const stepsEnd = ':steps'

const changes = z.array(draftChange)
const steps = z.array(z.object({ name: z.string(), changes }))
const asked = z.object({
  change: draftChange,
  base: z.json().optional(),
  theirs: z.json().optional(),
  by: z.string().nullable(),
})
const unsavedShape = z.object({
  revision: z.number(),
  sending: z.object({ id: z.string(), changes }).optional(),
  waiting: changes,
  asked: z.array(asked).optional(),
})
const stepsShape = z.object({ undo: steps, redo: steps })

/** A kept value; undefined if it is none of ours, or access to the storage is forbidden. */
function read<Shape extends z.ZodType>(key: string, shape: Shape): z.infer<Shape> | undefined {
  try {
    return shape.safeParse(parseJson(localStorage.getItem(key) ?? 'null')).data
  } catch {
    return undefined
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

/** What the browser has kept of a person's work that was not saved; undefined if there is none. */
export function readUnsaved(owner: Owner): Unsaved | undefined {
  const kept = read(keyOf(owner), unsavedShape) as Unsaved | undefined
  return kept && (kept.sending || kept.waiting.length > 0 || kept.asked?.length) ? kept : undefined
}

export const readSteps = (owner: Owner): Steps =>
  read(keyOf(owner) + stepsEnd, stepsShape) ?? { undo: [], redo: [] }

/** The tabs that have kept something, those with work that is not saved first. */
export function keptTabs(owner: Omit<Owner, 'tab'>): string[] {
  const begin = keysOf(owner)
  try {
    const all = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    const keys = all.filter((key) => key.startsWith(begin))
    const tabs = [...new Set(keys.map((key) => key.slice(begin.length).replace(stepsEnd, '')))]
    const isDone = (tab: string) => readUnsaved({ ...owner, tab }) === undefined
    return tabs.toSorted((one, other) => Number(isDone(one)) - Number(isDone(other)))
  } catch {
    return []
  }
}

/** Forgets what a tab has kept. */
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
 * Keeps what is not saved until it is, also when the tab or the browser ends. In a full storage the steps make room for it. False if it
 * cannot be kept: then it lives as long as the page, which asks before it is closed.
 */
export function keepUnsaved(owner: Owner, { revision, sending, waiting, asked = [] }: Unsaved): boolean {
  const unsaved = {
    ...{ revision, waiting },
    ...(sending && { sending }),
    ...(asked.length > 0 && { asked }),
  }
  if (write(keyOf(owner), unsaved)) return true
  keepSteps(owner, { undo: [], redo: [] })
  return write(keyOf(owner), unsaved)
}
