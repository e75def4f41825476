import { type RefObject, useEffect, useRef } from 'react'
import { focusRow } from '../draft/blocks/block-rows.ts'

/**
 * Keeps the focus when the list of blocks gives way to the form of one, and back: it goes to the form, later to the row of that
 * block. A person who has it elsewhere, for example in the page, keeps it there.
 */
export function usePanelFocus(panel: RefObject<HTMLElement | null>, selected: string | undefined): void {
  const before = useRef(selected)
  useEffect(() => {
    const last = before.current
    before.current = selected
    if (last === selected || document.activeElement !== document.body) return
    if (selected === undefined) focusRow(last)
    else panel.current?.querySelector<HTMLElement>('[data-block-form]')?.focus({ preventScroll: true })
  }, [panel, selected])
}
