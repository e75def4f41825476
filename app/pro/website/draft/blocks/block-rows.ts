import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { outlineOf } from './block-actions.ts'

/** The attribute with the id of the block that a row of the list is about. */
export const rowAttribute = 'data-block-row'

/** The block of the row around an element of the list. */
export const rowAround = (element: Element): string | undefined =>
  element.closest(`[${rowAttribute}]`)?.getAttribute(rowAttribute) ?? undefined

/** The event that asks a long list to draw the row of the block in its `detail`. */
export const wantedRow = 'site-row-wanted'

/** Gives the focus to the row of a block, if the list is shown. */
export function focusRow(id: string | undefined): void {
  if (id === undefined) return
  const find = () =>
    document.querySelector<HTMLElement>(`[${rowAttribute}="${CSS.escape(id)}"] [data-opens-block]`)
  if (!find()) dispatchEvent(new CustomEvent(wantedRow, { detail: id }))
  find()?.focus()
}

/** The block whose row gets the focus when a block was removed: the one below it, otherwise the one above. */
function besideOf(blocks: readonly StoredBlock[], id: string): string | undefined {
  const rows = outlineOf(blocks)
  const at = rows.findIndex(({ block }) => block.id === id)
  const depth = rows[at]?.depth ?? 0
  const below = rows.slice(at + 1).find((row) => row.depth <= depth)
  return (below ?? rows[at - 1])?.block.id
}

/** Keeps the focus in the list when the focused row is removed with its block. */
export function focusAfterRemoval(blocks: readonly StoredBlock[], id: string): void {
  const next = besideOf(blocks, id)
  // After the row is gone, and a menu has returned the focus to nothing.
  setTimeout(() => {
    if (document.activeElement === document.body) focusRow(next)
  }, 60)
}
