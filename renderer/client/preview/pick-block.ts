import { blockAround } from '../canvas/block-ranges.ts'
import { createOutline } from '../canvas/outline.ts'

/** Lets a reader point at the block of the page that a comment is about: its id goes into the field `BLOCK` of the form. */
export function pickBlock(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[data-picking]')
  const field = form.elements.namedItem('BLOCK')
  if (!button || !(field instanceof HTMLInputElement)) return
  const { picking = '', picked = '' } = button.dataset
  const pointed = createOutline('hovered')
  const chosen = createOutline('chosen')
  const at = ({ target }: Event) => (target instanceof Node ? blockAround(target) : undefined)
  const onOver = (event: Event) => pointed.show(at(event), picking)
  const onClick = (event: Event) => {
    const id = at(event)
    if (id === undefined) return
    event.preventDefault()
    event.stopPropagation()
    removeEventListener('pointerover', onOver)
    removeEventListener('click', onClick, { capture: true })
    pointed.show(undefined)
    chosen.show(id, picked)
    field.value = id
    button.textContent = picked
    button.focus()
  }
  button.hidden = false
  button.addEventListener('click', () => {
    button.textContent = picking
    chosen.show(undefined)
    addEventListener('pointerover', onOver)
    addEventListener('click', onClick, { capture: true })
  })
}
