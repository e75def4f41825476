import type { FromCanvas } from '../../../schemas/canvas/canvas-messages.ts'
import { blockAround } from './block-ranges.ts'

/** The attribute with the place of a text in an editor's document (`ui/core/localized-text.tsx`). */
const attribute = 'data-edit'

type Edited = {
  element: HTMLElement
  id: string
  path: string
  /** The element as rendered anew while its text was typed; null if it was removed. */
  drawn?: Node | null
}

let edited: Edited | undefined

const listeners: (() => void)[] = []

/** Calls a function whenever typing in a text begins or ends. */
export const onTyping = (listener: () => void): void => void listeners.push(listener)

/** True while a text of the page is being typed in. */
export const isTyping = (): boolean => edited !== undefined

function setEdited(next: Edited | undefined): void {
  edited = next
  for (const listener of listeners) listener()
}

/** The text that can be edited around an element. */
export const textAround = (target: Element): HTMLElement | undefined =>
  target.closest<HTMLElement>(`[${attribute}]`) ?? undefined

/** The first text of a block that can be edited, among all its elements. */
export const firstText = (elements: readonly Element[]): HTMLElement | undefined =>
  elements
    .flatMap((one) => (one.matches(`[${attribute}]`) ? [one] : [...one.querySelectorAll(`[${attribute}]`)]))
    .find((one) => one instanceof HTMLElement && one.checkVisibility()) as HTMLElement | undefined

/** True for the text that is being typed in. */
export const isEdited = (node: Node): boolean => edited !== undefined && node === edited.element

/** True for a part of the page with that text in it. */
export const holdsEdited = (node: Node): boolean => edited !== undefined && node.contains(edited.element)

/** Keeps the newly rendered element of the edited text until typing ends; null if it should go. */
export function keepForLater(drawn: Node | null): void {
  if (edited) edited.drawn = drawn === null ? null : drawn.cloneNode(true)
}

/** Does something with the page without moving the caret of the edited text. */
export function keepingCaret<T>(act: () => T): T {
  const selection = getSelection()
  if (!edited || !selection) return act()
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection
  const result = act()
  const isMoved = selection.focusNode !== focusNode || selection.focusOffset !== focusOffset
  if (edited && isMoved && anchorNode && focusNode && edited.element.contains(focusNode)) {
    edited.element.focus({ preventScroll: true })
    selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset)
  }
  return result
}

/** Puts the caret where the pointer is, otherwise selects the whole text. */
function placeCaret(element: HTMLElement, at: { x: number; y: number } | undefined): void {
  const selection = getSelection()
  const range = at && document.caretRangeFromPoint?.(at.x, at.y)
  if (range && element.contains(range.startContainer)) {
    selection?.removeAllRanges()
    selection?.addRange(range)
  } else selection?.selectAllChildren(element)
}

const looks = 'outline:2px solid #1c64ad;outline-offset:3px;white-space:pre-wrap;cursor:text;user-select:text'

/** Opens a text of the page for typing, in one line and without styles. Each change is sent at once; Enter and Escape end it. */
export function beginEdit(
  element: HTMLElement,
  at: { x: number; y: number } | undefined,
  tell: (message: FromCanvas) => void,
): void {
  const id = blockAround(element)
  const path = element.getAttribute(attribute)
  if (id === undefined || path === null || isEdited(element)) return
  const now: Edited = { element, id, path }
  const style = element.getAttribute('style')
  setEdited(now)
  element.contentEditable = 'plaintext-only'
  element.setAttribute('role', 'textbox')
  element.style.cssText += looks
  element.focus({ preventScroll: true })
  placeCaret(element, at)

  const text = () => (element.textContent ?? '').replace(/\s*\n\s*/g, ' ')
  const insert = (words: string) => document.execCommand('insertText', false, words)
  const first = text()
  const onInput = () => {
    // An empty text may have no place to type in, so it is sent at the end only.
    if (text().trim() !== '') tell({ kind: 'typed', id, path, text: text() })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.isComposing) return
    if (event.key === 'Enter' || event.key === 'Escape') {
      event.preventDefault()
      end()
    }
    // In a button a space would press it.
    if (event.key === ' ' && element.closest('button, summary')) {
      event.preventDefault()
      insert(' ')
    }
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    insert((event.clipboardData?.getData('text/plain') ?? '').replace(/\s+/g, ' '))
  }
  const end = () => {
    if (edited !== now) return
    setEdited(undefined)
    element.removeEventListener('input', onInput)
    element.removeEventListener('keydown', onKeyDown)
    element.removeEventListener('paste', onPaste)
    element.removeEventListener('blur', end)
    element.removeAttribute('contenteditable')
    element.removeAttribute('role')
    if (style === null) element.removeAttribute('style')
    else element.setAttribute('style', style)
    element.blur()
    if (now.drawn === null) element.remove()
    else if (now.drawn !== undefined) element.replaceWith(now.drawn)
    const last = text()
    if (last.trim() === '') tell({ kind: 'typed', id, path, text: '' })
    else if (last !== first) tell({ kind: 'kept', id })
  }
  element.addEventListener('input', onInput)
  element.addEventListener('keydown', onKeyDown)
  element.addEventListener('paste', onPaste)
  element.addEventListener('blur', end)
}
