type Steps = Record<string, (at: number, last: number) => number>

const ends: Steps = { Home: () => 0, End: (_, last) => last }
/** Where a key leads in a group of links or buttons, from one of them. */
const inRow: Steps = { ArrowLeft: (at) => at - 1, ArrowRight: (at) => at + 1, ...ends }
const inColumn: Steps = { ArrowUp: (at) => at - 1, ArrowDown: (at) => at + 1, ...ends }

/**
 * Makes links or buttons that belong together one stop of the Tab key, such as the times of a card; arrows lead from one to the next, and the group says
 * so while it has the focus. The stop is at first where the reader is. Without a script each of them is a stop.
 */
export function groupLinks(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-link-group]')) {
    const links = [...group.querySelectorAll<HTMLElement>('a, button')]
    const steps = 'column' in group.dataset ? inColumn : inRow
    const stopAt = (stop: HTMLElement) => {
      for (const link of links) link.tabIndex = link === stop ? 0 : -1
    }
    const first = links.find((link) => link.ariaCurrent) ?? links[0]
    if (links.length < 2 || !first) continue
    stopAt(first)
    group.dataset.grouped = ''
    for (const link of links) link.ariaDescription = group.dataset.linkGroup ?? ''
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
