import { pressedBefore, saveFocus } from './keep-focus.ts'

type Steps = Record<string, (at: number, last: number) => number>

const ends: Steps = { Home: () => 0, End: (_, last) => last }
/** Where a key leads in a group of links or buttons, from one of them. */
const inRow: Steps = { ArrowLeft: (at) => at - 1, ArrowRight: (at) => at + 1, ...ends }
const inColumn: Steps = { ArrowUp: (at) => at - 1, ArrowDown: (at) => at + 1, ...ends }

/**
 * Makes links or buttons that belong together one stop of the Tab key, such as the times of a card; arrows lead from one to the next, and the group says
 * so while it has the focus. The stop is at first where the reader is; the focus comes back to a link that has led to the same list in another
 * order, or with another filter. Without a script each of them is a stop.
 */
export function groupLinks(): void {
  const wasPressed = pressedBefore()
  for (const group of document.querySelectorAll<HTMLElement>('[data-link-group]')) {
    const links = [...group.querySelectorAll<HTMLElement>('a, button')]
    const steps = 'column' in group.dataset ? inColumn : inRow
    const stopAt = (stop: HTMLElement) => {
      for (const link of links) link.tabIndex = link === stop ? 0 : -1
    }
    const first = links.find((link) => link.ariaCurrent) ?? links[0]
    if (links.length < 2 || !first) continue
    stopAt(first)
    group.dataset.grouped = group.dataset.linkGroup ?? ''
    for (const link of links) link.ariaDescription = group.dataset.linkGroup ?? ''
    const pressed = links.find((link) => wasPressed(group, link))
    if (pressed) {
      stopAt(pressed)
      pressed.focus({ preventScroll: true })
    }
    group.addEventListener('click', ({ target }) => {
      const link = links.find((one) => one.contains(target as Node))
      if (link instanceof HTMLAnchorElement) saveFocus(group, link)
    })
    group.addEventListener('keydown', (event) => {
      const at = links.indexOf(document.activeElement as HTMLElement)
      const to = links[steps[event.key]?.(at, links.length - 1) ?? -1]
      if (at < 0 || !to || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      stopAt(to)
      to.focus()
    })
  }
}
