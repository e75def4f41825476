import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { DraftStore } from './draft-store.ts'

/** How long after the last change it is saved, and after a failure tried again, in milliseconds. */
const pauseMs = 600
const retryMs = 5000

/** Saves what waits: soon after each change, and again and again while the server cannot be reached. */
export function useAutosave(store: DraftStore): void {
  const { state, session } = useStore(store)
  const waits = session.waiting.length > 0 || session.sending !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    if (!waits || state === 'saving') return
    const isAgain = state === 'offline' || state === 'failed'
    const timer = setTimeout(() => void store.getState().save(), isAgain ? retryMs : pauseMs)
    return () => clearTimeout(timer)
  }, [store, state, session, waits])
  useEffect(() => {
    const saveNow = () => void store.getState().save()
    addEventListener('online', saveNow)
    return () => removeEventListener('online', saveNow)
  }, [store])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    if (waits) addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [waits])
}
