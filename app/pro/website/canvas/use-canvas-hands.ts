import { type RefObject, useEffect, useRef } from 'react'
import type { Beside, CanvasTool, FromCanvas, ToCanvas } from '../../../../schemas/canvas/canvas-messages.ts'
import type { NodePlace } from '../../../../schemas/draft/tree.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { hearCanvas } from '../../hear-canvas.ts'
import { announce } from '../draft/acts/announce.ts'
import { useBlockActs } from '../draft/acts/use-block-acts.ts'
import { useBlockMove } from '../draft/acts/use-block-move.ts'
import { blockOf, outlineOf, placeBeside } from '../draft/blocks/block-actions.ts'
import { textChanges } from '../draft/blocks/edited-text.ts'
import { useBuilder, useDraftPart, useSelection } from '../draft/builder/builder-context.ts'

/**
 * Applies typing and presses on the page in the frame: its texts change the draft in the shown language, its tools do what the menu of a
 * block does. Sends the names of the blocks to the page.
 */
export function useCanvasHands(frame: RefObject<HTMLIFrameElement | null>, loaded: string): void {
  const { locale, t } = usePage()
  const { store, mayChange, types } = useBuilder()
  const page = useSelection('page')
  const language = useSelection('language')
  const { actsOf, nameOf } = useBlockActs()
  const { openPage, sayPlace, move, stay } = useBlockMove()

  const find = (id: string) => blockOf(store.getState().draft.pages[page]?.blocks ?? [], id)

  const write = (id: string, place: string, text: string) => {
    const block = find(id)
    if (!block || !mayChange) return
    const path = ['pages', page, 'blocks', id]
    store
      .getState()
      .change(
        textChanges({ path, props: block.props }, place, language, text, locale),
        t('business:site.did.changed', { name: nameOf(block) }),
      )
  }

  const toPlace = (id: string, beside: Beside, act: (place: NodePlace) => void) => {
    const found = placeBeside(openPage(), beside)
    // Directly after itself is where it is.
    const place = found?.after === id ? placeBeside(openPage(), { id, side: 'before' }) : found
    if (place) act(place)
  }

  const hear = (message: FromCanvas) => {
    const block = 'id' in message ? find(message.id) : undefined
    if (!block || !('id' in message)) return
    if (message.kind === 'typed') write(block.id, message.path, message.text)
    if (message.kind === 'kept') announce(t('business:site.direct.did.typed', { name: nameOf(block) }))
    if (!mayChange) return
    if (message.kind === 'act') actsOf(block)[message.act]?.()
    if (message.kind === 'dragged')
      announce(t('business:site.direct.dragged', { name: nameOf(block), key: 'Escape' }))
    if (message.kind === 'over') toPlace(block.id, message.place, sayPlace)
    if (message.kind === 'dropped' && message.place)
      toPlace(block.id, message.place, (place) => move(block.id, place))
    else if (message.kind === 'dropped') stay(block.id)
  }

  const words = (): Record<CanvasTool, string> => ({
    above: t('business:site.direct.act.above'),
    below: t('business:site.direct.act.below'),
    drag: t('business:site.direct.act.drag'),
    up: t('business:site.act.up'),
    down: t('business:site.act.down'),
    copy: t('business:site.act.copy'),
    comment: t('business:site.comments.add'),
    remove: t('business:site.act.remove'),
  })
  const sendNames = () => {
    const names = Object.fromEntries(shape.map(({ id, type }) => [id, nameOf({ type })]))
    const message: ToCanvas = { kind: 'names', names, lang: locale, ...(mayChange && { tools: words() }) }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }
  // The name of a block depends on its type only.
  const shape = useDraftPart(({ pages }) =>
    outlineOf(pages[page]?.blocks ?? []).map(({ block: { id, type } }) => ({ id, type })),
  )
  const latest = useRef({ hear, sendNames })
  latest.current = { hear, sendNames }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame stays the same
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const data = hearCanvas(event, frame.current)
      if (!data) return
      if (data.kind === 'ready') latest.current.sendNames()
      else latest.current.hear(data)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a block that is added, removed or changes its type has another name
  useEffect(() => latest.current.sendNames(), [shape, types, loaded, mayChange])
}
