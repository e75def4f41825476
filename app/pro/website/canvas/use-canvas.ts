import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Mark, Pin, ToCanvas } from '../../../../schemas/canvas/canvas-messages.ts'
import { hearCanvas } from '../../hear-canvas.ts'
import type { SelectionStore } from '../draft/builder/selection.ts'
import type { DraftStore } from '../draft/session/draft-store.ts'
import { linkCanvas } from './canvas-link.ts'

type Options = {
  frame: RefObject<HTMLIFrameElement | null>
  store: DraftStore
  page: string
  /** Changes whenever the frame is loaded anew. */
  loading: string
  selection: SelectionStore
  /** Grows when facts that the page shows were changed at their source. */
  saves: number
  marks: readonly Mark[]
  pins: readonly Pin[]
  onChosen: (id: string) => void
  onPinned: (id: string) => void
  onLeft: (path: string) => void
}

/** Keeps the page in the frame as the draft is. False if something of it could not be shown. */
export function useCanvas({
  frame,
  store,
  page,
  loading,
  selection,
  saves,
  marks,
  pins,
  onChosen,
  onPinned,
  onLeft,
}: Options): boolean {
  const [isShown, setShown] = useState(true)
  const isReady = useRef(false)
  const linked = useRef<ReturnType<typeof linkCanvas>>(undefined)
  const latest = useRef({ onChosen, onPinned, onLeft, marks, pins })
  latest.current = { onChosen, onPinned, onLeft, marks, pins }

  const tell = (message: ToCanvas) => frame.current?.contentWindow?.postMessage(message, location.origin)
  const sendSelected = (id: string | undefined) =>
    isReady.current && tell({ kind: 'select', ...(id && { id }) })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame and the store stay the same
  useEffect(() => {
    isReady.current = false
    setShown(true)
    const link = linkCanvas({ store, page, tell, onShown: setShown })
    linked.current = link
    const onMessage = (event: MessageEvent) => {
      const data = hearCanvas(event, frame.current)
      if (!data) return
      if (data.kind === 'chosen') latest.current.onChosen(data.id)
      if (data.kind === 'pinned') latest.current.onPinned(data.id)
      if (data.kind === 'left') latest.current.onLeft(data.path)
      link.hear(data)
      if (data.kind !== 'ready') return
      isReady.current = true
      sendSelected(selection.getState().selected)
      tell({ kind: 'mark', marks: [...latest.current.marks] })
      tell({ kind: 'pin', pins: [...latest.current.pins] })
    }
    addEventListener('message', onMessage)
    tell({ kind: 'hello' })
    return () => {
      link.stop()
      removeEventListener('message', onMessage)
    }
  }, [page, loading])

  useEffect(() => {
    if (saves > 0) linked.current?.refresh()
  }, [saves])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame stays the same
  useEffect(
    () =>
      selection.subscribe((now, before) => {
        if (now.selected !== before.selected) sendSelected(now.selected)
      }),
    [selection],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame stays the same
  useEffect(() => {
    if (isReady.current) tell({ kind: 'mark', marks: [...marks] })
  }, [JSON.stringify(marks)])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame stays the same
  useEffect(() => {
    if (isReady.current) tell({ kind: 'pin', pins: [...pins] })
  }, [JSON.stringify(pins)])

  return isShown
}
