import { type HTMLAttributes, useState } from 'react'

/**
 * Drag and drop of rows: call `hold` when the handle is pressed, and spread `rowProps` on each row's element. The row
 * under the pointer gets `data-over` (`above`, `below`), which is where the dragged row will be dropped.
 */
export function useRowDrag<Element extends HTMLElement = HTMLTableRowElement>(
  onDrop: (code: string, to: number) => void,
) {
  const [held, setHeld] = useState<{ code: string; at: number }>()
  const [over, setOver] = useState<number>()
  const end = () => {
    setHeld(undefined)
    setOver(undefined)
  }
  const rowProps = (
    code: string,
    at: number,
  ): HTMLAttributes<Element> & Record<`data-${string}`, unknown> => ({
    draggable: held?.code === code,
    'data-dragged': held?.code === code && over !== undefined ? '' : undefined,
    'data-over': held && over === at && held.at !== at ? (at < held.at ? 'above' : 'below') : undefined,
    onPointerUp: end,
    onDragStart: (event) => {
      event.dataTransfer.effectAllowed = 'move'
      setOver(at)
    },
    onDragEnd: end,
    onDragOver: (event) => {
      if (!held) return
      event.preventDefault()
      setOver(at)
    },
    onDrop: (event) => {
      event.preventDefault()
      if (held && held.at !== at) onDrop(held.code, at)
      end()
    },
  })
  return { hold: (code: string, at: number) => setHeld({ code, at }), rowProps }
}
