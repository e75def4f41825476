import { type HTMLAttributes, useState } from 'react'

/**
 * Rows that are dragged by a handle: `hold` when the handle is pressed, `rowProps` on each row's element. A row is dropped
 * in the place of another one, which says so by `data-over` (`above`, `below`).
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
