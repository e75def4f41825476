import type { FromCanvas } from '../../../schemas/canvas/canvas-messages.ts'
import { blockAround, findRange, nodesBetween } from './block-ranges.ts'
import { beginEdit, firstText, isEdited, textAround } from './edit-text.ts'
import { mayEdit } from './names.ts'
import { createTools } from './tools.ts'
import { openWalk } from './walk.ts'

type Options = {
  tell: (message: FromCanvas) => void
  /** Shows which block has the focus. */
  show: (id: string | undefined) => void
}

/** The editor's actions on the page besides choosing a block: typing in its texts, walking by Tab, the buttons of the chosen one. */
export function openHands({ tell, show }: Options) {
  let selected: string | undefined
  const tools = createTools(tell)

  function editFirst(id: string): void {
    const range = findRange(id)
    const elements = range ? nodesBetween(range).filter((node) => node instanceof Element) : []
    const text = firstText(elements)
    if (text) beginEdit(text, undefined, tell)
  }

  openWalk({
    show,
    selected: () => selected,
    open: (id) => (id === selected && mayEdit() ? editFirst(id) : tell({ kind: 'chosen', id })),
  })

  return {
    select: (id: string | undefined) => {
      selected = id
      tools.show(id)
    },
    /** A press on a text of the chosen block begins to edit it. True if the press was for this. */
    takesClick: (event: MouseEvent, target: Element): boolean => {
      const text = textAround(target)
      if (!text || !mayEdit()) return false
      const isOpen = isEdited(text)
      if (!isOpen && (selected === undefined || blockAround(text) !== selected)) return false
      // A link is not followed, and a fold does not toggle.
      event.preventDefault()
      if (!isOpen) beginEdit(text, { x: event.clientX, y: event.clientY }, tell)
      return true
    },
  }
}
