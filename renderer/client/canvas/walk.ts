import { type BlockRange, blockRanges, boxOf } from './block-ranges.ts'
import { nameOf, namesLanguage } from './names.ts'

const hidden =
  'position:fixed;inset:auto auto 0 0;width:1px;height:1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%);opacity:0'

function stop(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.style.cssText = hidden
  // Until a block is read out in it.
  button.setAttribute('aria-label', document.title)
  return button
}

/** The blocks that show something, in the order of the page. */
const shownBlocks = (): BlockRange[] =>
  blockRanges(document.body)
    .toSorted((one, other) =>
      one.start.compareDocumentPosition(other.start) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    .filter((range) => boxOf(range) !== undefined)

type Options = {
  /** Shows which block has the focus; none at the end. */
  show: (id: string | undefined) => void
  /** Enter on a block. */
  open: (id: string) => void
  selected: () => string | undefined
}

/**
 * Tab goes from block to block instead of through the links of the page. The focus is on one of two buttons beside the page,
 * in turn, so that each block is read out; a third one at the end is where Tab leaves the page and where Shift and Tab enter it.
 */
export function openWalk({ show, open, selected }: Options): void {
  const stops = [stop(), stop()] as const
  const end = stop()
  document.documentElement.insertBefore(stops[0], document.body)
  document.documentElement.insertBefore(stops[1], document.body)
  document.documentElement.append(end)
  let at: string | undefined
  let turn: 0 | 1 = 0
  // Only the first of the two is in the order of Tab.
  stops[1].tabIndex = -1

  function go(range: BlockRange, blocks: readonly BlockRange[]): void {
    turn = turn === 0 ? 1 : 0
    at = range.id
    const button = stops[turn]
    button.lang = namesLanguage()
    button.setAttribute('aria-label', `${nameOf(range.id)}, ${blocks.indexOf(range) + 1} / ${blocks.length}`)
    range.start.nextElementSibling?.scrollIntoView({ block: 'nearest' })
    button.focus({ preventScroll: true })
    show(range.id)
  }

  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    if (stops.some((one) => one === relatedTarget)) return
    const blocks = shownBlocks()
    const chosen = blocks.find(({ id }) => id === (selected() ?? at))
    const next = target === end ? blocks.at(-1) : (chosen ?? blocks[0])
    if (next) go(next, blocks)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && at !== undefined) {
      event.preventDefault()
      open(at)
    }
    if (event.key !== 'Tab') return
    const blocks = shownBlocks()
    const now = blocks.findIndex(({ id }) => id === at)
    const next = blocks[now + (event.shiftKey ? -1 : 1)]
    // Past the last one the browser goes on from the last stop, before the first one from the first.
    if (now < 0 || !next) return (event.shiftKey ? stops[0] : end).focus({ preventScroll: true })
    event.preventDefault()
    go(next, blocks)
  }
  for (const one of stops) one.addEventListener('keydown', onKeyDown)
  stops[0].addEventListener('focus', onFocus)
  end.addEventListener('focus', onFocus)
  for (const one of stops)
    one.addEventListener('blur', ({ relatedTarget }) => {
      if (!stops.some((other) => other === relatedTarget)) show(undefined)
    })
}
