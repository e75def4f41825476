import { useEffect, useRef } from 'react'

/** By what somebody takes hold of a page. */
const holds = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Lets pages in frames scroll together: the others move by as much as the one that somebody scrolls. What is `selected` is brought into
 * view by each of them itself. Returns what a frame is told with once its page is there.
 */
export function useScrollTogether(selected: string | undefined): (name: string, page: Window) => void {
  const pages = useRef(new Map<string, Window>())
  const held = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection lets go
  useEffect(() => {
    held.current = undefined
  }, [selected])
  return (name, page) => {
    pages.current.set(name, page)
    let last = page.scrollY
    for (const event of holds)
      page.addEventListener(event, () => (held.current = name), { passive: true, capture: true })
    page.addEventListener('scroll', () => {
      const by = page.scrollY - last
      last = page.scrollY
      if (held.current !== name) return
      for (const [other, its] of pages.current)
        if (other !== name) its.scrollBy({ top: by, behavior: 'instant' })
    })
  }
}
