import { tabStorage } from '../../ui/core/browser-storage.ts'

const key = 'keep-scroll'

/** Stores the scroll position for the target of a link or form marked `data-keep-scroll` (B-13). */
export function saveScroll(marked: HTMLElement, to: string): void {
  if (marked.dataset.keepScroll !== undefined)
    tabStorage()?.setItem(key, `${scrollY} ${to.replace(/[?#].*/, '')}`)
}

/**
 * Restores the scroll position if the previous page was left by such a link. An address with a hash scrolls to its own
 * target.
 */
export function restoreScroll(): void {
  const kept = tabStorage()
  const [top, to] = kept?.getItem(key)?.split(' ') ?? []
  kept?.removeItem(key)
  if (to === location.origin + location.pathname && !location.hash)
    scrollTo({ top: Number(top), behavior: 'instant' })
}
