import { type RefObject, useEffect, useRef } from 'react'
import { type BlockAct, useBlockActs } from '../draft/acts/use-block-acts.ts'
import { useUndo } from '../draft/acts/use-undo.ts'
import { blockOf } from '../draft/blocks/block-actions.ts'
import { rowAround } from '../draft/blocks/block-rows.ts'
import { readCopied, toClipboard } from '../draft/blocks/kept-clipboard.ts'
import { useBuilder } from '../draft/builder/builder-context.ts'

/** Keys by their place on the keyboard, so that they are the same in every layout. */
const withAlt: Partial<Record<string, BlockAct>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'into',
}
const alone: Partial<Record<string, BlockAct>> = { Delete: 'remove', Backspace: 'remove' }

// The page in the frame has classes of its own, so `instanceof` does not work for its elements.
const elementOf = ({ target }: Event) => (target && 'closest' in target ? (target as Element) : undefined)

/** True where keys belong to the focused element: a field, a menu, a dialog. */
const isTaken = (element: Element | undefined): boolean =>
  element?.closest(
    'input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=listbox]',
  ) != null

/**
 * Keys for the blocks of the open page while no text is typed: undo anywhere; the others act on the block of the focused row, or on the
 * chosen block if the focus is on the page in the frame or nowhere.
 */
export function useShortcuts(frame: RefObject<HTMLIFrameElement | null>, loaded: string): void {
  const { store, selection, mayChange, person } = useBuilder()
  const { takeBack, doAgain } = useUndo()
  const acts = useBlockActs()

  const onEvent = (event: Event) => {
    const element = elementOf(event)
    const { page, selected } = selection.getState()
    if (event.defaultPrevented || isTaken(element)) return
    const isFree = element === undefined || element.localName === 'body' || element.ownerDocument !== document
    const id = (element && rowAround(element)) ?? (isFree ? selected : undefined)
    const blocks = store.getState().draft.pages[page]?.blocks ?? []
    const block = id === undefined ? undefined : blockOf(blocks, id)
    const isHere = isFree || block !== undefined
    if (event.type === 'keydown') onKey(event as KeyboardEvent, block)
    else if (isHere) onClipboard(event as ClipboardEvent, block)
  }

  const onKey = (event: KeyboardEvent, block: ReturnType<typeof blockOf>) => {
    const { code, altKey, shiftKey } = event
    const isControl = (event.ctrlKey || event.metaKey) && !altKey
    const isBack = code === 'KeyZ' && !shiftKey
    if (isControl && mayChange && (code === 'KeyZ' || code === 'KeyY')) {
      event.preventDefault()
      return isBack ? takeBack() : doAgain()
    }
    if (!block || !mayChange) return
    const key = isControl ? (code === 'KeyD' ? 'copy' : undefined) : altKey ? withAlt[code] : alone[code]
    if (!key || (!isControl && (event.ctrlKey || event.metaKey || shiftKey))) return
    // Alt with an arrow would leave the builder even where no block can be moved.
    event.preventDefault()
    acts.actsOf(block)[key]?.()
  }

  const onClipboard = (event: ClipboardEvent, block: ReturnType<typeof blockOf>) => {
    const { clipboardData, type } = event
    if (type === 'paste') {
      const text = clipboardData?.getData('text/plain') || readCopied(person)
      if (!mayChange || !text) return
      event.preventDefault()
      return void acts.paste(text, block?.id)
    }
    const isSelection = elementOf(event)?.ownerDocument.getSelection()?.isCollapsed === false
    if (!block || isSelection || !clipboardData) return
    event.preventDefault()
    const text = toClipboard(block)
    clipboardData.setData('text/plain', text)
    const { clip, cut } = acts.actsOf(block)
    if (type === 'cut' && mayChange) cut?.()
    else clip()
  }

  const latest = useRef(onEvent)
  latest.current = onEvent
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that the frame has loaded is a document of its own
  useEffect(() => {
    const act = (event: Event) => latest.current(event)
    const documents = [document, frame.current?.contentDocument].filter((one) => one != null)
    const names = ['keydown', 'copy', 'cut', 'paste']
    for (const one of documents) for (const name of names) one.addEventListener(name, act)
    return () => {
      for (const one of documents) for (const name of names) one.removeEventListener(name, act)
    }
  }, [loaded])
}
