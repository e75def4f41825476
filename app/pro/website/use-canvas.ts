import { type RefObject, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { FromCanvas, ToCanvas } from '../../../schemas/canvas-messages.ts'
import type { Change } from '../../../schemas/draft/change.ts'
import { nodePath } from '../../../schemas/draft/change.ts'
import { findNode, type TreeNode } from '../../../schemas/draft/tree.ts'
import type { StoredBlock } from '../../../schemas/page.ts'
import type { DraftStore } from './draft-store.ts'

type Options = {
  frame: RefObject<HTMLIFrameElement | null>
  store: DraftStore
  page: string
  selected: string | undefined
  onChosen: (id: string) => void
  onLeft: (path: string) => void
}

/** Ids of blocks of a page whose content changes, if nothing else does; undefined if anything else changes. */
function changedBlocks(changes: readonly Change[], page: string): string[] | undefined {
  const ids = changes.map(({ path }) => {
    const node = path[0] === 'pages' && path[1] === page ? nodePath(path) : undefined
    return node && node.rest.length > 0 ? node.id : undefined
  })
  return ids.every((id) => id !== undefined) ? ids : undefined
}

/**
 * Keeps the page in the frame as the draft is: a changed block is drawn at once, everything else as soon as it is saved.
 */
export function useCanvas({ frame, store, page, selected, onChosen, onLeft }: Options): void {
  const revision = useStore(store, ({ session }) => session.revision)
  const waiting = useStore(store, ({ session }) => session.waiting)
  const isReady = useRef(false)
  const latest = useRef({ onChosen, onLeft, selected })
  latest.current = { onChosen, onLeft, selected }

  const tell = (message: ToCanvas) => {
    if (isReady.current) frame.current?.contentWindow?.postMessage(message, location.origin)
  }
  const draw = (changes: readonly Change[]) => {
    const { draft, seq } = store.getState()
    const ids = changedBlocks(changes, page)
    // Whatever else changes is drawn by the server once it is saved.
    if (!ids) return
    const blocks = (draft.pages[page]?.blocks ?? []) as unknown as TreeNode[]
    for (const id of new Set(ids)) {
      const block = findNode(blocks, 'children', id) as StoredBlock | undefined
      if (block) tell({ kind: 'draw', seq, block })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame and the store stay the same
  useEffect(() => {
    isReady.current = false
    const onMessage = ({ source, origin, data }: MessageEvent<FromCanvas>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return
      if (data.kind === 'chosen') latest.current.onChosen(data.id)
      if (data.kind === 'left') latest.current.onLeft(data.path)
      if (data.kind !== 'ready') return
      isReady.current = true
      const { sending, waiting } = store.getState().session
      const unsaved = [...(sending?.changes ?? []), ...waiting]
      if (unsaved.length > 0) draw(unsaved)
      tell({ kind: 'select', ...(latest.current.selected && { id: latest.current.selected }) })
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [page])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft is drawn
  useEffect(() => {
    if (waiting.length > 0) draw(waiting.slice(-1))
  }, [waiting])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved is shown, also what others have changed
  useEffect(() => {
    if (!isReady.current) return
    tell({ kind: 'refresh', seq: store.getState().seq })
  }, [revision])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame stays the same
  useEffect(() => tell({ kind: 'select', ...(selected && { id: selected }) }), [selected])
}
