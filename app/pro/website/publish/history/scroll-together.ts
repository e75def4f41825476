/** Events by which a person begins to scroll a page. */
const holds = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** A page in a frame, as far as it is scrolled. */
export type ScrolledPage = Pick<Window, 'scrollY' | 'scrollBy'> & Pick<EventTarget, 'addEventListener'>

/**
 * Scrolls pages together: the others follow the one that the person scrolls, until `letGo`. `join` adds a page under its name; one that is
 * loaded anew replaces the page before.
 */
export function scrollTogether() {
  const pages = new Map<string, ScrolledPage>()
  let held: string | undefined
  return {
    letGo: () => {
      held = undefined
    },
    join: (name: string, page: ScrolledPage) => {
      pages.set(name, page)
      let last = page.scrollY
      const hold = () => {
        held = name
      }
      for (const event of holds) page.addEventListener(event, hold, { passive: true, capture: true })
      page.addEventListener('scroll', () => {
        const by = page.scrollY - last
        last = page.scrollY
        if (held !== name) return
        for (const [other, its] of pages) if (other !== name) its.scrollBy({ top: by, behavior: 'instant' })
      })
    },
  }
}
