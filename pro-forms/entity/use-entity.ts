import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../client/call-error.ts'
import { loadJudge } from '../../schemas/load-judge.ts'
import type { Problem } from '../../schemas/problem.ts'
import type { TSchema } from '../../schemas/type.ts'
import { isEqual } from '../is-equal.ts'
import { readDraft, saveDraft } from './draft.ts'
import { type Entity, type FieldConflict, mergeVersions } from './merge.ts'
import { valueAt } from './value-at.ts'

export type Saved = { value: Entity; revision: number }

export type EntityOptions = {
  schema: TSchema
  /** The currently stored version. */
  stored: Saved
  /** Name of the draft, unique in the tab. */
  draftName: string
  /** Validation that the schema cannot express. */
  checkMore?: (value: Entity) => Problem[]
  /** Saves; throws CallError: `VERSION_CONFLICT` with the other version, `FIELDS` with `PROBLEMS`. */
  save: (saved: Saved) => Promise<Saved>
  /** Reads the other version from the data of a conflict. */
  readConflict: (data: Record<string, unknown>) => Promise<Saved>
}

type State = { base: Entity; revision: number; value: Entity }
const stateOf = ({ value, revision }: Saved): State => ({ base: value, revision, value })

/** The state of an edited value: the value, its problems, saving, the draft, and merging when somebody else saved first. */
export function useEntity({ schema, stored, draftName, checkMore, save, readConflict }: EntityOptions) {
  const [state, setState] = useState(() => stateOf(stored))
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [conflict, setConflict] = useState<{ conflicts: FieldConflict[]; merged: Entity; theirs: Saved }>()
  const [fault, setFault] = useState<string>()
  const [isPending, setPending] = useState(false)
  const [isRestored, setRestored] = useState(false)
  /** Incremented when problems are shown, so that the first one gets the focus. */
  const [shown, setShown] = useState(0)
  const isBusy = useRef(false)
  const isDirty = !isEqual(state.base, state.value)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is restored once, when the form opens
  useEffect(() => {
    const draft = readDraft(draftName)
    if (!draft || isEqual(draft.value, stored.value)) return
    setRestored(true)
    if (draft.revision === stored.revision) setState(draft)
    else mergeWith(draft, stored)
  }, [])

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
    setProblems(found)
    setShown((times) => times + 1)
  }

  /** Merges with a version that somebody else has saved meanwhile; conflicts are left to the person. */
  function mergeWith(mine: State, theirs: Saved) {
    const { merged, conflicts } = mergeVersions(mine.base, mine.value, theirs.value)
    setState({ base: theirs.value, revision: theirs.revision, value: merged })
    if (conflicts.length > 0) setConflict({ conflicts, merged, theirs })
    return { merged, conflicts }
  }

  async function fail(thrown: unknown, sent: State): Promise<boolean> {
    if (!(thrown instanceof CallError)) throw thrown
    if (thrown.code === 'VERSION_CONFLICT') {
      const theirs = await readConflict(thrown.data)
      const { merged, conflicts } = mergeWith(sent, theirs)
      return conflicts.length === 0 && send({ base: theirs.value, revision: theirs.revision, value: merged })
    }
    const found = thrown.data.PROBLEMS
    if (Array.isArray(found)) show(found as Problem[])
    setFault(thrown.message)
    return false
  }

  async function send(sent: State): Promise<boolean> {
    try {
      const saved = await save({ value: sent.value, revision: sent.revision })
      setState(stateOf(saved))
      saveDraft(draftName, undefined)
      setRestored(false)
      return true
    } catch (thrown) {
      return fail(thrown, sent)
    }
  }

  /** True if it was saved. */
  async function submit(next: State = state): Promise<boolean> {
    if (isBusy.current) return false
    isBusy.current = true
    try {
      return await judgeAndSend(next)
    } finally {
      isBusy.current = false
    }
  }

  async function judgeAndSend(next: State): Promise<boolean> {
    const { problems: found } = (await loadJudge(schema))(next.value)
    const all = found.length > 0 ? found : (checkMore?.(next.value) ?? [])
    if (all.length > 0) {
      show(all)
      return false
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
    conflict,
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
      setConflict(undefined)
      return submit(next)
    },
  }
}
