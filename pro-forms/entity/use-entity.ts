import { useEffect, useRef, useState } from 'react'
import { pageLocale } from '../../client/call.ts'
import { CallError, faultOf } from '../../client/call-error.ts'
import { isEqual } from '../../schemas/core/is-equal.ts'
import { loadJudge } from '../../schemas/core/load-judge.ts'
import type { Problem } from '../../schemas/core/problem.ts'
import type { TSchema } from '../../schemas/core/type.ts'
import { type Draft, holdDraft, readDraft, saveDraft } from './draft.ts'
import type { Lending } from './lending.ts'
import { type Entity, type FieldConflict, mergeVersions } from './merge.ts'
import { valueAt } from './value-at.ts'

export type Saved = { value: Entity; revision: number }

/** The author of the other version of a conflict, if known, and its time in UTC. */
export type Author = { savedBy: string | undefined; savedAt: string }

export type EntityOptions = {
  schema: TSchema
  /** The currently stored version. */
  stored: Saved
  /** Changes the value when the form opens, before anything is saved. */
  begin?: (value: Entity) => Entity
  /** Name of the draft: another one for each person and value. */
  draftName: string
  /** How texts without Russian words are stored. */
  lending: Pick<Lending, 'lend' | 'place'>
  /** Validation that the schema cannot express. */
  checkMore?: (value: Entity) => Problem[]
  /** Saves; throws CallError: `VERSION_CONFLICT` with the other version, `FIELDS` with `PROBLEMS`. */
  save: (saved: Saved) => Promise<Saved>
  /** Reads the other version from the data of a conflict. */
  readConflict: (data: Record<string, unknown>) => Promise<Saved & Partial<Author>>
}

/** The outcome of a save: `ahead` if the value was changed again while it was under way, which is not saved yet. */
export type SaveOutcome = 'saved' | 'ahead' | 'failed'

type State = { base: Entity; revision: number; value: Entity }
const stateOf = ({ value, revision }: Saved): State => ({ base: value, revision, value })

/** The state of an edited value: the value, its problems, saving, the draft, and merging when another person saved first. */
export function useEntity({
  schema,
  stored,
  begin = (value) => value,
  draftName,
  lending,
  checkMore,
  save,
  readConflict,
}: EntityOptions) {
  const [state, setState] = useState(() => ({ ...stateOf(stored), value: begin(stored.value) }))
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [conflicts, setConflicts] = useState<FieldConflict[]>([])
  const [author, setAuthor] = useState<Partial<Author>>({})
  const [fault, setFault] = useState<string>()
  const [isPending, setPending] = useState(false)
  const [isRestored, setRestored] = useState(false)
  /** Incremented when problems are shown, so that the first one gets the focus. */
  const [shown, setShown] = useState(0)
  const isBusy = useRef(false)
  /** The value when an answer arrives, which may be newer than the one that was sent. */
  const current = useRef(state.value)
  current.current = state.value
  const isDirty = !isEqual(state.base, state.value)

  const latest = useRef({ state, isDirty })
  latest.current = { state, isDirty }

  function restore(left: Draft) {
    const { base, revision } = latest.current.state
    const draft = { ...left, value: begin(left.value) }
    if (isEqual(draft.value, base)) return
    setRestored(true)
    if (draft.revision === revision) setState(draft)
    else mergeWith(draft, draft.value, { value: base, revision })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft of the tab is restored once, when the form opens
  useEffect(() => {
    const draft = readDraft(draftName)
    if (draft) restore(draft)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup gets the newest state
  useEffect(
    () =>
      holdDraft(draftName, (left) => {
        const { state, isDirty } = latest.current
        if (isDirty) saveDraft(draftName, state)
        else if (left) restore(left)
      }),
    [draftName],
  )

  // Loaded before it is needed, because a save that is made offline could not load it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the schema of a form does not change
  useEffect(() => void loadJudge(schema).catch(() => {}), [])

  useEffect(() => {
    saveDraft(draftName, isDirty ? state : undefined)
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    if (isDirty) addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isDirty, state, draftName])

  /** Replaces the value. Problems of changed fields are removed. */
  function change(next: Entity) {
    setState((before) => ({ ...before, value: next }))
    setProblems((before) =>
      before.filter(({ path }) => isEqual(valueAt(state.value, path), valueAt(next, path))),
    )
    setFault(undefined)
  }

  function show(found: readonly Problem[]) {
    setProblems(lending.place(found))
    setShown((times) => times + 1)
  }

  /** Merges with a version that another person has saved meanwhile; the person decides conflicts. */
  function mergeWith({ base }: State, mine: Entity, theirs: Saved) {
    const found = mergeVersions(base, mine, theirs.value)
    setState({ base: theirs.value, revision: theirs.revision, value: found.merged })
    setConflicts(found.conflicts)
    return found
  }

  async function fail(thrown: unknown, sent: State): Promise<SaveOutcome> {
    if (!(thrown instanceof CallError)) throw thrown
    if (thrown.code === 'VERSION_CONFLICT') {
      const theirs = await readConflict(thrown.data)
      setAuthor(theirs)
      const { merged, conflicts: found } = mergeWith(sent, current.current, theirs)
      if (found.length > 0) return 'failed'
      return send({ base: theirs.value, revision: theirs.revision, value: merged })
    }
    const found = thrown.data.PROBLEMS
    if (Array.isArray(found)) show(found as Problem[])
    setFault(thrown.message)
    return 'failed'
  }

  async function send(sent: State): Promise<SaveOutcome> {
    try {
      const saved = await save({ value: lending.lend(sent.value), revision: sent.revision })
      const isAhead = !isEqual(sent.value, current.current)
      // Changes that were typed after the request stay, as changes of the version that is stored now.
      setState((now) => ({
        ...stateOf(saved),
        value: mergeVersions(sent.value, now.value, saved.value).merged,
      }))
      saveDraft(draftName, undefined)
      setRestored(false)
      return isAhead ? 'ahead' : 'saved'
    } catch (thrown) {
      return fail(thrown, sent)
    }
  }

  async function submit(next: State = state): Promise<SaveOutcome> {
    if (isBusy.current) return 'failed'
    isBusy.current = true
    try {
      return await judgeAndSend(next)
    } finally {
      isBusy.current = false
    }
  }

  async function judgeAndSend(next: State): Promise<SaveOutcome> {
    const judge = await loadJudge(schema).catch(() => undefined)
    if (!judge) return fail(faultOf('OFFLINE', pageLocale()), next)
    const value = lending.lend(next.value)
    const { problems: found } = judge(value)
    const all = found.length > 0 ? found : (checkMore?.(value) ?? [])
    if (all.length > 0) {
      show(all)
      return 'failed'
    }
    setPending(true)
    setFault(undefined)
    setProblems([])
    try {
      return await send(next)
    } finally {
      setPending(false)
    }
  }

  return {
    value: state.value,
    problems,
    shown,
    fault,
    isDirty,
    isPending,
    isRestored,
    conflicts,
    author,
    change,
    submit: () => submit(),
    /** Discards the changes and restores the stored version. */
    discard: () => {
      setState((before) => ({ ...before, value: before.base }))
      setProblems([])
      setFault(undefined)
      setRestored(false)
      saveDraft(draftName, undefined)
    },
    /** Saves with the person's choice for each conflict. */
    resolve: (value: Entity) => {
      const next = { ...state, value }
      setState(next)
      setConflicts([])
      return submit(next)
    },
  }
}
