import { isEqual } from '../core/is-equal.ts'
import { accept, type Conflict, type Entry } from './accept.ts'
import { applyChange, type Change } from './change.ts'
import type { SiteDraft } from './site-draft.ts'

/** Changes on their way to the server, under an id that lets it recognise a repeated request. */
export type Sending = { id: string; changes: readonly Change[] }

/**
 * The state of an editor's work: the draft as the server last gave it, changes that are on their way, and those that wait. Nothing is lost
 * without a connection: waiting changes are kept, and sent later with the same revision.
 */
export type DraftSession = {
  revision: number
  /** The save that created the revision: after a backup was restored, the server has another one there. */
  save?: string | undefined
  base: SiteDraft
  sending?: Sending
  waiting: readonly Change[]
  /** True if `base` is newer than `revision`, the base of the unsaved changes: a closed page has kept them. */
  isAhead?: true
}

/** Changes of others since the revision of a session, the revision after them, and its draft if it was read as a whole. */
export type RemoteChanges = Pick<DraftSession, 'revision' | 'save'> & {
  changes: readonly Change[]
  base?: SiteDraft
}

/** The draft with changes; those that no longer fit are left out. */
export const withChanges = (draft: SiteDraft, changes: readonly Change[]): SiteDraft =>
  changes.reduce((current, change) => applyChange(current, change)?.draft ?? current, draft)

/** The draft as its editor sees it. */
export const draftOf = ({ base, sending, waiting }: DraftSession): SiteDraft =>
  withChanges(withChanges(base, sending?.changes ?? []), waiting)

/** True if the second change makes the first one pointless, as the next letter of a word does. */
const replaces = (last: Change | undefined, next: Change): boolean =>
  last !== undefined &&
  last.value !== undefined &&
  next.value !== undefined &&
  !last.place &&
  !next.place &&
  isEqual(last.path, next.path)

/** Adds changes of the editor. Values that follow each other in the same field become one. */
export function edit(session: DraftSession, changes: readonly Change[]): DraftSession {
  const waiting = [...session.waiting]
  for (const change of changes) {
    if (replaces(waiting.at(-1), change)) waiting.pop()
    waiting.push(change)
  }
  return { ...session, waiting }
}

/** How many changes the server takes at once. */
export const mostSent = 1000
/** The most letters of JSON, of up to three bytes each: a call has at most 4 MB. */
const mostLetters = 1_200_000

/** How many of the changes the server takes at once; the first one always. */
function fitting(changes: readonly Change[]): number {
  let letters = 0
  const over = changes.findIndex((change) => {
    letters += JSON.stringify(change).length
    return letters > mostLetters
  })
  return Math.min(mostSent, over < 0 ? changes.length : Math.max(1, over))
}

/** Moves waiting changes to the sent ones, as many as the server takes at once; the same session if there are none, or if some are on their way. */
export function send(session: DraftSession, id: string): DraftSession {
  const { sending, waiting } = session
  if (sending || waiting.length === 0) return session
  const count = fitting(waiting)
  return { ...session, sending: { id, changes: waiting.slice(0, count) }, waiting: waiting.slice(count) }
}

function withRemote(
  { isAhead, ...session }: DraftSession,
  { revision, save, changes, base }: RemoteChanges,
): DraftSession {
  if (base) return { ...session, revision, save, base }
  return { ...session, revision, save, base: withChanges(session.base, changes), ...(isAhead && { isAhead }) }
}

/**
 * Waiting changes that were typed before their editor could know that others have changed the same field (`remote`). The server would take
 * them for later changes, so the editor has to be asked here.
 */
export function overtaken({ base, waiting }: DraftSession, { changes }: RemoteChanges): Conflict[] {
  if (changes.length === 0 || waiting.length === 0) return []
  let draft = base
  const entry: Entry = { changes: [], inverses: [] }
  for (const change of changes) {
    const applied = applyChange(draft, change)
    if (!applied) continue
    draft = applied.draft
    entry.changes.push(change)
    entry.inverses.push(applied.inverse)
  }
  const outcome = accept(draft, [entry], waiting)
  return 'conflicts' in outcome ? outcome.conflicts : []
}

/** Removes those of these changes that wait. */
export const withoutWaiting = (session: DraftSession, changes: readonly Change[]): DraftSession => ({
  ...session,
  waiting: session.waiting.filter((change) => !changes.some((one) => isEqual(one, change))),
})

/** The server has saved the sent changes, after changes of others. */
export function saved({ sending, ...session }: DraftSession, remote: RemoteChanges): DraftSession {
  const next = withRemote(session, remote)
  return remote.base ? next : { ...next, base: withChanges(next.base, sending?.changes ?? []) }
}

/**
 * The server has saved nothing, because of `conflicting` changes: these are taken out, the others wait again. The editor is
 * asked about the ones taken out; "mine" is `edit` with them once more.
 */
export function conflicted(
  { sending, ...session }: DraftSession,
  remote: RemoteChanges,
  conflicting: readonly Change[],
): DraftSession {
  const isAsked = (change: Change) => conflicting.some((one) => isEqual(one, change))
  const again = sending?.changes.filter((change) => !isAsked(change)) ?? []
  return { ...withRemote(session, remote), waiting: [...again, ...session.waiting] }
}

/**
 * Takes in changes of others since. The same session if changes of its own are on their way or wait: their answer brings those of others, so that
 * the server sees the revision that they were made on.
 */
export const caughtUp = (session: DraftSession, remote: RemoteChanges): DraftSession =>
  session.sending || session.waiting.length > 0 || remote.revision <= session.revision
    ? session
    : withRemote(session, remote)
