import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { SiteState } from '../time/use-site-state.ts'
import { useSiteState } from '../time/use-site-state.ts'
import { CommentsDialog } from './loaded-comments.tsx'
import type { CommentedBlock } from './use-comments.ts'

type Comments = {
  /** The places of unsettled comments. */
  places: SiteState['COMMENTS']
  /** Opens what is said about a block, or about the whole site. */
  openComments: (at?: CommentedBlock) => void
}

const nowhere: SiteState['COMMENTS'] = []
const Context = createContext<Comments>({ places: nowhere, openComments: () => {} })

/** Knows where comments are, and has their dialog. */
export function CommentsProvider({ children }: { children: ReactNode }) {
  const places = useSiteState(false).site?.COMMENTS ?? nowhere
  const [opened, setOpened] = useState<{ at: CommentedBlock | undefined }>()
  const value = useMemo(
    () => ({ places, openComments: (at?: CommentedBlock) => setOpened({ at }) }),
    [places],
  )
  return (
    <Context.Provider value={value}>
      {children}
      <CommentsDialog isOpen={opened !== undefined} at={opened?.at} onClose={() => setOpened(undefined)} />
    </Context.Provider>
  )
}

export const useCommentPlaces = () => useContext(Context)
