import { bringIntoView } from '../canvas/bring-into-view.ts'
import { createOutline } from '../canvas/outline.ts'
import { createPins } from '../canvas/pins.ts'

/** Pins a comment count on each block. Clicking a pin opens the comments; clicking a comment's button scrolls to its block. */
export function showComments(list: HTMLDetailsElement): void {
  const said = [...list.querySelectorAll<HTMLElement>('[data-block]')]
  const outline = createOutline('chosen')
  const showPins = createPins((id) => {
    const first = said.find(({ dataset }) => dataset.block === id)
    list.open = true
    first?.scrollIntoView({ block: 'center' })
    first?.focus({ preventScroll: true })
  })
  const byBlock = Map.groupBy(said, ({ dataset }) => dataset.block ?? '')
  showPins(
    [...byBlock].map(([id, comments]) => ({
      id,
      count: comments.length,
      label: `${list.dataset.label}: ${comments.length}`,
    })),
  )
  for (const comment of said) {
    const { block = '' } = comment.dataset
    const button = comment.querySelector('button')
    if (!button) continue
    button.hidden = false
    button.addEventListener('click', () => {
      outline.show(block, list.dataset.label)
      bringIntoView(block)
    })
  }
}
