import { useEffect } from 'react'
import type { DraftState, DraftStore } from './draft-store.ts'
import { takeLeft } from './kept-tab.ts'
import type { Owner } from './saved-session.ts'

const isIdle = ({ state, session }: DraftState) => state === 'saved' && session.waiting.length === 0

/**
 * Saves the work that closed tabs have left behind, one after the other, whenever everything of this tab is saved; `owner` is undefined
 * until it is known.
 */
export function useLeftWork(store: DraftStore, owner: Owner | undefined): void {
  useEffect(() => {
    if (!owner) return undefined
    const take = () => void takeLeft(owner, store.getState().adopt)
    if (isIdle(store.getState())) take()
    return store.subscribe((now, before) => {
      if (isIdle(now) && !isIdle(before)) take()
    })
  }, [store, owner])
}
