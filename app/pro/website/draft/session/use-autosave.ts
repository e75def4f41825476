import { useEffect } from 'react'
import type { DraftState, DraftStore } from './draft-store.ts'

/** How long after the last change it is saved, and after a failure tried again, in milliseconds. */
const pauseMs = 600
const retryMs = 5000

const waits = ({ session }: DraftState) => session.waiting.length > 0 || session.sending !== undefined

/** Saves waiting changes: soon after each change, and again and again while the server cannot be reached. */
export function useAutosave(store: DraftStore): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const saveNow = () => void store.getState().save()
    const plan = (now: DraftState, before?: DraftState) => {
      if (before && now.session === before.session && now.state === before.state) return
      // Each change begins the pause anew.
      clearTimeout(timer)
      if (!waits(now) || now.state === 'saving') return
      const isAgain = now.state === 'offline' || now.state === 'failed'
      timer = setTimeout(saveNow, isAgain ? retryMs : pauseMs)
    }
    const warn = (event: BeforeUnloadEvent) => waits(store.getState()) && event.preventDefault()
    plan(store.getState())
    const stop = store.subscribe(plan)
    addEventListener('online', saveNow)
    addEventListener('beforeunload', warn)
    return () => {
      stop()
      clearTimeout(timer)
      removeEventListener('online', saveNow)
      removeEventListener('beforeunload', warn)
    }
  }, [store])
}
