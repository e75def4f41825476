import { useEffect, useState } from 'react'
import type { DraftStore } from './draft-store.ts'
import { openTab } from './kept-tab.ts'
import type { Owner } from './saved-session.ts'

/** Opens the draft with the unsaved changes that the browser has kept; returns their owner, undefined until then. */
export function useOpened(store: DraftStore, { company, person }: Omit<Owner, 'tab'>): Owner | undefined {
  const [owner, setOwner] = useState<Owner>()
  useEffect(() => {
    let isOver = false
    openTab({ company, person }).then(
      ({ tab, kept }) => {
        if (isOver) return
        const owner = { company, person, tab }
        store.getState().open(owner, kept)
        setOwner(owner)
      },
      // Kept work is not lost, but it cannot be read now.
      (error) =>
        setOwner(() => {
          throw error
        }),
    )
    return () => {
      isOver = true
    }
  }, [store, company, person])
  return owner
}
