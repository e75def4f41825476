import { useEffect } from 'react'
import type { SelectionStore } from './draft/builder/selection.ts'
import type { DraftStore } from './draft/session/draft-store.ts'
import type { Owner } from './draft/session/saved-session.ts'

/** True while the site was never changed, here or elsewhere. */
export function isUntouched(store: DraftStore): boolean {
  const { draft, session } = store.getState()
  return session.revision === 0 && Object.keys(draft.pages).length === 0
}

/** Sites are proposed first of all to those who may change a site that was never changed; the browser may have kept such a change. */
export function useStart(
  store: DraftStore,
  { getState, setState }: SelectionStore,
  owner: Owner | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the kept work was read
  useEffect(() => {
    if (owner && getState().start === 'first' && !isUntouched(store)) setState({ start: undefined })
  }, [owner])
}
