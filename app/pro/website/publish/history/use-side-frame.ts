import { type RefObject, useEffect, useRef } from 'react'
import type { Mark, Pin, ToCanvas } from '../../../../../schemas/canvas/canvas-messages.ts'
import { hearCanvas } from '../../../hear-canvas.ts'

type Options = {
  frame: RefObject<HTMLIFrameElement | null>
  /** The blocks that differ, with a word. */
  marks: readonly Mark[]
  /** The numbers of comments at blocks; a press chooses the block. */
  pins: readonly Pin[]
  names: Readonly<Record<string, string>>
  /** The language of the words. */
  lang: string
  selected: string | undefined
  /** The page is read again when this changes. */
  revision: number
  onChosen: (id: string) => void
  onLeft: (path: string) => void
}

/** Shows on a page in a frame which blocks differ, and brings the chosen one into view. */
export function useSideFrame({
  frame,
  marks,
  pins,
  names,
  lang,
  selected,
  revision,
  ...rest
}: Options): void {
  const isReady = useRef(false)
  const shown = useRef(revision)
  const tell = (message: ToCanvas) => {
    if (isReady.current) frame.current?.contentWindow?.postMessage(message, location.origin)
  }
  const sendMarks = () => {
    const differing = Object.fromEntries(marks.map(({ id, label }) => [id, label]))
    tell({ kind: 'names', names: { ...names, ...differing }, lang })
    tell({ kind: 'mark', marks: marks.filter(({ id }) => id !== selected) })
  }
  const sendPins = () => tell({ kind: 'pin', pins: [...pins] })
  const sendSelected = () => tell({ kind: 'select', ...(selected !== undefined && { id: selected }) })
  const latest = useRef({ sendMarks, sendPins, sendSelected, ...rest })
  latest.current = { sendMarks, sendPins, sendSelected, ...rest }

  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const data = hearCanvas(event, frame.current)
      if (!data) return
      if (data.kind === 'chosen' || data.kind === 'pinned') latest.current.onChosen(data.id)
      if (data.kind === 'left') latest.current.onLeft(data.path)
      if (data.kind !== 'ready') return
      isReady.current = true
      latest.current.sendMarks()
      latest.current.sendPins()
      latest.current.sendSelected()
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [frame])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame stays the same
  useEffect(() => sendMarks(), [JSON.stringify(marks), lang, selected])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame stays the same
  useEffect(() => sendSelected(), [selected])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame stays the same
  useEffect(() => sendPins(), [JSON.stringify(pins)])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame stays the same
  useEffect(() => {
    if (shown.current === revision) return
    shown.current = revision
    tell({ kind: 'refresh', seq: revision })
  }, [revision])
}
