import { createStore } from 'zustand'
import { applyChange, type Change } from '../../../../../schemas/draft/change.ts'
import {
  caughtUp,
  conflicted,
  type DraftSession,
  draftOf,
  edit,
  overtaken,
  type RemoteChanges,
  saved,
  send,
  withoutWaiting,
} from '../../../../../schemas/draft/session.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import type { ReadDraft } from './read-draft.ts'
import {
  type Asked,
  type Kept,
  keepSteps,
  keepUnsaved,
  type Owner,
  type Steps,
  type Unsaved,
} from './saved-session.ts'
import { followTyping } from './typing-run.ts'
import type { Step } from './undo-step.ts'

/**
 * `offline`: no answer; `failed`: the server could not save for the reason in `fault`; `refused` changes could not be saved and have
 * been taken out.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'failed' | 'refused'

/**
 * The end of a save: it is in the database, others were quicker, a backup was restored on the server, or it cannot be. With
 * `isUnsaved` it is known that the server has not saved it.
 */
export type SaveAnswer =
  | { kind: 'saved'; remote: RemoteChanges }
  | { kind: 'conflict'; remote: RemoteChanges; asked: readonly Asked[] }
  | { kind: 'refused'; remote: RemoteChanges; changes: readonly Change[] }
  | { kind: 'restored'; fault: string }
  | { kind: 'unreachable' }
  | { kind: 'failed'; fault: string; isUnsaved: boolean }

/** Changes on their way, the revision that they were made on, and the save that created it. */
export type Sent = { id: string; base: number; baseSave: string | undefined; changes: readonly Change[] }

export type DraftState = {
  session: DraftSession
  /** The draft as the editor sees it. */
  draft: SiteDraft
  state: SaveState
  /** Why the server could not save, in the person's language. */
  fault: string
  /** False if the browser has no room for unsaved changes: they live as long as the page. */
  isKept: boolean
  undo: readonly Step[]
  redo: readonly Step[]
  asked: readonly Asked[]
  /** Grows with each change, for the canvas. */
  seq: number
  /** Goes on with the kept state of the tab, which only the browser knows, and keeps everything from then on. */
  open: (owner: Owner, kept: Kept) => void
  change: (changes: readonly Change[], name: string) => void
  takeBack: () => void
  doAgain: () => void
  save: () => Promise<void>
  /** Goes on with the unsaved changes of another tab; false as long as it has unsaved ones of its own. */
  adopt: (left: Unsaved) => boolean
  /** Takes in the changes of others since the revision `base`. */
  catchUp: (base: number, remote: RemoteChanges) => void
  /** Goes on from the copy that was restored on the server; `fault` is the message about it. */
  startFromRestored: (fault: string) => Promise<void>
  /** Decides about a change of the same field: mine is saved once more, or theirs stays and undo brings mine back. */
  decide: (asked: Asked, isMine: boolean, name: string) => void
}

type Options = {
  opened: ReadDraft
  /** Sends changes; never throws. */
  save: (sent: Sent) => Promise<SaveAnswer>
  /** Reads the draft at a revision, or as it is now; undefined if that is not possible. */
  read: (revision?: number) => Promise<ReadDraft | undefined>
  /** Says that the server has a restored copy, and returns the name of the undo step that restores the seen state. */
  announceRestored: (fault: string) => string
}

const mostSteps = 200

/** Applies changes one after the other; also gives those that take them back, last first. */
function applied(draft: SiteDraft, changes: readonly Change[]) {
  let current = draft
  const done: Change[] = []
  const inverses: Change[] = []
  for (const change of changes) {
    const result = applyChange(current, change)
    if (!result) continue
    current = result.draft
    done.push(change)
    inverses.unshift(result.inverse)
  }
  return { draft: current, done, inverses }
}

/** True if something is on its way or waits. */
const isBusy = ({ sending, waiting }: Pick<DraftSession, 'sending' | 'waiting'>) =>
  sending !== undefined || waiting.length > 0

/** Unsaved changes keep the revision that they were typed on, so that the server sees what others have changed since. */
const withUnsaved = (session: DraftSession, unsaved: Unsaved | undefined): DraftSession =>
  unsaved && isBusy(unsaved)
    ? {
        ...session,
        ...(unsaved.revision <= session.revision && { revision: unsaved.revision, save: unsaved.save }),
        ...(unsaved.revision < session.revision && { isAhead: true as const }),
        ...(unsaved.sending && { sending: unsaved.sending }),
        waiting: unsaved.waiting,
      }
    : session

const noSteps: Steps = { undo: [], redo: [] }

/** The state of an edited draft: changes are applied at once, and saved as soon as the server can be reached. Nothing is changed before `open`. */
export function createDraftStore({ opened, save, read, announceRestored }: Options) {
  let owner: Owner | undefined
  let keptSteps = noSteps
  let isSending = false
  const typesOn = followTyping()
  return createStore<DraftState>((set, get) => {
    const keepNow = () => {
      if (!owner) return
      const { session, undo, redo, asked, isKept: wasKept } = get()
      const isKept = keepUnsaved(owner, { ...session, asked })
      if (isKept !== wasKept) set({ isKept })
      if (undo === keptSteps.undo && redo === keptSteps.redo) return
      keptSteps = { undo, redo }
      keepSteps(owner, keptSteps)
    }
    const put = (changes: readonly Change[]) => {
      const { draft, done, inverses } = applied(get().draft, changes)
      if (done.length === 0) return { done, inverses }
      set(({ session, seq, state }) => ({
        session: edit(session, done),
        draft,
        seq: seq + 1,
        state: state === 'offline' || state === 'failed' ? state : 'waiting',
      }))
      return { done, inverses }
    }
    const settle = (session: DraftSession, state: SaveState, more: Partial<DraftState> = {}) => {
      set(({ seq }) => ({ session, draft: draftOf(session), state, seq: seq + 1, ...more }))
      keepNow()
    }
    /** Applies the last step of one list, and puts its inverse on the other. */
    const step = (from: 'undo' | 'redo', to: 'undo' | 'redo') => {
      const last = get()[from].at(-1)
      if (!last) return
      const back = { name: last.name, changes: put(last.changes).inverses }
      set((now) => ({ [from]: now[from].slice(0, -1), [to]: [...now[to], back] }))
      keepNow()
    }
    /** The changes in an answer are not applied to a draft that is newer already: the draft at the answer's revision is read instead. */
    const withBase = async (answer: SaveAnswer): Promise<SaveAnswer> => {
      if (!('remote' in answer) || !get().session.isAhead) return answer
      const found = await read(answer.remote.revision)
      return found ? { ...answer, remote: { ...answer.remote, base: found.draft } } : { kind: 'unreachable' }
    }
    /** Goes on from the restored copy that the server has: unsaved changes wait, and changes that only this page knows are a step of undo. */
    const goBack = async (fault: string) => {
      const found = await read()
      if (!found) return isBusy(get().session) ? set({ state: 'offline' }) : undefined
      const { diffDrafts } = await import('../../../../../schemas/draft/diff.ts')
      const { session, draft: seen, undo } = get()
      const waiting = [...(session.sending?.changes ?? []), ...session.waiting]
      const next = { revision: found.revision, save: found.save, base: found.draft, waiting }
      const step = { name: announceRestored(fault), changes: diffDrafts(draftOf(next), seen) }
      settle(next, isBusy(next) ? 'waiting' : 'saved', {
        undo: step.changes.length > 0 ? [...undo, step] : undo,
        redo: [],
      })
    }
    const receive = (answer: Exclude<SaveAnswer, { kind: 'restored' }>) => {
      const over = 'remote' in answer ? overtaken(get().session, answer.remote) : []
      const session = withoutWaiting(
        get().session,
        over.map(({ change }) => change),
      )
      const asked = [...get().asked, ...over.map(({ entry: _, ...conflict }) => ({ ...conflict, by: null }))]
      switch (answer.kind) {
        case 'saved': {
          const next = saved(session, answer.remote)
          return settle(next, next.waiting.length > 0 ? 'waiting' : 'saved', { asked })
        }
        case 'conflict': {
          const changes = answer.asked.map(({ change }) => change)
          const next = conflicted(session, answer.remote, changes)
          return settle(next, next.waiting.length > 0 ? 'waiting' : 'saved', {
            asked: [...asked, ...answer.asked],
          })
        }
        case 'refused':
          return settle(conflicted(session, answer.remote, answer.changes), 'refused', { asked })
        case 'failed': {
          // Changes that cannot be saved may be savable after a further edit, so they wait with the rest.
          const next = answer.isUnsaved
            ? conflicted(session, { revision: session.revision, save: session.save, changes: [] }, [])
            : session
          return settle(next, 'failed', { fault: answer.fault })
        }
        default:
          set({ state: 'offline' })
      }
    }
    return {
      session: { revision: opened.revision, save: opened.save, base: opened.draft, waiting: [] },
      draft: opened.draft,
      state: 'saved',
      fault: '',
      isKept: true,
      ...noSteps,
      asked: [],
      seq: 0,
      open: (by, { unsaved, steps }) => {
        owner = by
        keptSteps = steps
        const session = withUnsaved(get().session, unsaved)
        const state = isBusy(session) ? 'waiting' : 'saved'
        set({ session, draft: draftOf(session), state, ...steps, asked: unsaved?.asked ?? [] })
      },
      change: (changes, name) => {
        const { done, inverses } = put(changes)
        if (inverses.length === 0) return
        const isTyped = typesOn(name, done, inverses, get().undo.at(-1))
        set(({ undo, redo }) => ({
          undo: isTyped ? undo : [...undo, { name, changes: inverses }].slice(-mostSteps),
          redo: redo.length > 0 ? [] : redo,
        }))
        keepNow()
      },
      takeBack: () => step('undo', 'redo'),
      doAgain: () => step('redo', 'undo'),
      save: async () => {
        if (isSending) return
        const next = send(get().session, crypto.randomUUID())
        if (!next.sending) return
        isSending = true
        set({ session: next, state: 'saving' })
        keepNow()
        try {
          const answer = await withBase(
            await save({ ...next.sending, base: next.revision, baseSave: next.save }),
          )
          if (answer.kind === 'restored') await goBack(answer.fault)
          else receive(answer)
        } finally {
          isSending = false
        }
      },
      adopt: (left) => {
        const { session, asked } = get()
        if (isBusy(session)) return false
        const next = withUnsaved(session, left)
        settle(next, isBusy(next) ? 'waiting' : get().state, { asked: [...asked, ...(left.asked ?? [])] })
        return true
      },
      catchUp: (base, remote) => {
        const { session } = get()
        const next = base === session.revision ? caughtUp(session, remote) : session
        if (next !== session) settle(next, get().state)
      },
      startFromRestored: async (fault) => {
        // A save that is running gets the same answer from the server.
        if (isSending) return
        isSending = true
        try {
          await goBack(fault)
        } finally {
          isSending = false
        }
      },
      decide: (one, isMine, name) => {
        set(({ asked }) => ({ asked: asked.filter((other) => other !== one) }))
        const other = isMine ? put([one.change]).inverses : [one.change]
        set(({ undo }) => ({ undo: [...undo, { name, changes: other }] }))
        keepNow()
      },
    }
  })
}

export type DraftStore = ReturnType<typeof createDraftStore>
