import { type ReactNode, useMemo, useState } from 'react'
import { type CommentedBlock, CommentPlaces, nowhere } from '../../draft/site/comment-places.ts'
import { useSiteState } from '../../draft/site/use-site-state.ts'
import { CommentsDialog } from './loaded-comments.tsx'

/** Knows where comments are, and has their dialog. */
export function CommentsProvider({ children }: { children: ReactNode }) {
  const places = useSiteState(false).site?.COMMENTS ?? nowhere
  const [opened, setOpened] = useState<{ at: CommentedBlock | undefined }>()
  const value = useMemo(
    () => ({ places, openComments: (at?: CommentedBlock) => setOpened({ at }) }),
    [places],
  )
  return (
    <CommentPlaces value={value}>
      {children}
      <CommentsDialog isOpen={opened !== undefined} at={opened?.at} onClose={() => setOpened(undefined)} />
    </CommentPlaces>
  )
}
