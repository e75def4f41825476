import { useEffect } from 'react'
import type { DraftStore } from './draft-store.ts'
import type { Owner } from './saved-session.ts'
import type { SelectionStore } from './selection.ts'

/** True while nobody has changed the site, here or elsewhere. */
export function isUntouched(store: DraftStore): boolean {
  const { draft, session } = store.getState()
  return session.revision === 0 && Object.keys(draft.pages).length === 0
}

/** Sites are proposed first of all to those who may change a site that nobody has changed; what the browser has kept may be such a change. */
export function useStart(
  store: DraftStore,
  { getState, setState }: SelectionStore,
  owner: Owner | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is known what is kept
  useEffect(() => {
    if (owner && getState().start === 'first' && !isUntouched(store)) setState({ start: undefined })
  }, [owner])
}
