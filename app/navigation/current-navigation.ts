import { loading } from '../../ui/loading-indicator/loading-store.ts'
import { scrollToPlace } from './scroll-to-place.ts'

/** A navigation that takes longer than this counts as failed, in milliseconds. */
const limitMs = 30_000

type Navigation = { limit: ReturnType<typeof setTimeout>; toTop: boolean }
let current: Navigation | undefined
let nextToTop = false

function end(event: 'finish' | 'fail'): void {
  if (!current) return
  clearTimeout(current.limit)
  current = undefined
  loading[event]()
}

/**
 * The navigation in progress: the indicator shows it (B-26), and the new page starts at its top unless the link keeps
 * the scroll position (B-13). A new navigation replaces an earlier one.
 */
export const currentNavigation = {
  /** Makes the next navigation scroll to the top. */
  toTop(): void {
    nextToTop = true
  },
  /** Starts a navigation if the path or query changes; a jump within the page does not count. */
  start(url: string): void {
    const toTop = nextToTop
    nextToTop = false
    const target = new URL(url, location.href)
    if (target.pathname === location.pathname && target.search === location.search) return
    if (!current) loading.start()
    clearTimeout(current?.limit)
    current = { limit: setTimeout(() => end('fail'), limitMs), toTop }
  },
  /** The new page is rendered. Scrolls, because Next does not scroll if the top of the new page is in view already. */
  finish(): void {
    if (current?.toTop) {
      if (location.hash) scrollToPlace(location.hash)
      else scrollTo({ top: 0, behavior: 'instant' })
    }
    end('finish')
  },
  /** An error page was rendered instead. */
  fail: (): void => end('fail'),
}
