import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { DraftStore } from './draft-store.ts'
import { takeLeft } from './kept-tab.ts'
import type { Owner } from './saved-session.ts'

/** Saves what tabs that are gone have left behind, one after the other, whenever everything of this one is saved; `owner` is undefined until it is known. */
export function useLeftWork(store: DraftStore, owner: Owner | undefined): void {
  // Only what is used: all of the builder is drawn anew with this.
  const isIdle = useStore(store, ({ state, session }) => state === 'saved' && session.waiting.length === 0)
  useEffect(() => {
    if (owner && isIdle) void takeLeft(owner, store.getState().adopt)
  }, [store, owner, isIdle])
}
