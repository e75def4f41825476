import { loading } from '../../ui/loading-indicator/loading-store.ts'
import { scrollToPlace } from './scroll-to-place.ts'

/** A navigation that has not ended after this is taken for a failed one, in milliseconds. */
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
 * The one navigation that is under way: the indicator shows it (B-26), and the new screen begins at its top unless the
 * link keeps the scroll (B-13). A later navigation takes the place of an earlier one.
 */
export const currentNavigation = {
  /** The navigation that starts next leads to the top of its screen. */
  toTop(): void {
    nextToTop = true
  },
  /** To another path or query; a jump within the screen is none. */
  start(url: string): void {
    const toTop = nextToTop
    nextToTop = false
    const target = new URL(url, location.href)
    if (target.pathname === location.pathname && target.search === location.search) return
    if (!current) loading.start()
    clearTimeout(current?.limit)
    current = { limit: setTimeout(() => end('fail'), limitMs), toTop }
  },
  /** The new screen is there. Next scrolls by itself, but not where the new screen's beginning is in sight already. */
  finish(): void {
    if (current?.toTop) {
      if (location.hash) scrollToPlace(location.hash)
      else scrollTo({ top: 0, behavior: 'instant' })
    }
    end('finish')
  },
  /** An error screen is there instead. */
  fail: (): void => end('fail'),
}
