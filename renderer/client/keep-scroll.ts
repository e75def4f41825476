const key = 'keep-scroll'

/** Notes how far the page is scrolled, for the page that a link or form marked `data-keep-scroll` leads to (B-13). */
export function noteScroll(marked: HTMLElement, to: string): void {
  if (marked.dataset.keepScroll !== undefined)
    sessionStorage.setItem(key, `${scrollY} ${to.replace(/[?#].*/, '')}`)
}

/** Scrolls to where the page before was, if it was left for this one by such a link. An address with a hash has its own place. */
export function carryScroll(): void {
  const [top, to] = sessionStorage.getItem(key)?.split(' ') ?? []
  sessionStorage.removeItem(key)
  if (to === location.origin + location.pathname && !location.hash)
    scrollTo({ top: Number(top), behavior: 'instant' })
}
