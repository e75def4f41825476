import { useEffect, useState } from 'react'
import type { DraftStore } from './draft-store.ts'
import type { Owner } from './saved-session.ts'

/** Why sites are proposed: nobody has changed the site yet, or somebody has asked for it. */
export type StartReason = 'first' | 'again'

/** Whether sites are proposed in place of the builder: at first to those who may change a site that nobody has changed yet. */
export function useStart(store: DraftStore, owner: Owner | undefined, mayChange: boolean) {
  const isUntouched = () => {
    const { draft, session } = store.getState()
    return session.revision === 0 && Object.keys(draft.pages).length === 0
  }
  const [start, setStart] = useState<StartReason | undefined>(() =>
    mayChange && isUntouched() ? 'first' : undefined,
  )
  // The browser may have kept changes that the server does not have yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is known what is kept
  useEffect(() => {
    if (owner && start === 'first' && !isUntouched()) setStart(undefined)
  }, [owner])
  return [start, setStart] as const
}
