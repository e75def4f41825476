/** Where a key leads in a group of links, from one of them. */
const steps: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * Makes links that belong together one stop of the Tab key, such as the times of a card; arrows lead from one to the next. Without a script
 * each of them is a stop.
 */
export function groupLinks(): void {
  for (const group of document.querySelectorAll<HTMLElement>('[data-link-group]')) {
    const links = [...group.querySelectorAll('a')]
    const stopAt = (stop: HTMLElement) => {
      for (const link of links) link.tabIndex = link === stop ? 0 : -1
    }
    if (links[0]) stopAt(links[0])
    for (const link of links) link.ariaDescription = group.dataset.linkGroup ?? ''
    group.addEventListener('keydown', (event) => {
      const at = links.indexOf(document.activeElement as HTMLAnchorElement)
      const to = links[steps[event.key]?.(at, links.length - 1) ?? -1]
      if (at < 0 || !to || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      stopAt(to)
      to.focus()
    })
  }
}
