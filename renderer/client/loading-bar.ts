import { loadingHeight, loadingThrottle } from '../../ui/core/timings.ts'
import { loadingCurve } from '../../ui/loading-indicator/loading-curve.ts'

/** Steps of the curve, one per `loadingThrottle`: after half a minute the bar stops. */
const steps = 150

let timer: ReturnType<typeof setTimeout> | undefined
let bar: HTMLElement | undefined

function show(): void {
  bar = document.createElement('div')
  // The same styles as in ui/loading-indicator.
  bar.className =
    'pointer-events-none fixed inset-x-0 top-0 z-70 origin-left motion-reduce:transform-none! bg-accent-mark forced-colors:bg-[Highlight]'
  bar.style.height = `${loadingHeight}px`
  document.body.append(bar)
  if (document.documentElement.dataset.motion === 'off') return
  const curve = Array.from({ length: steps }, (_, step) => `scaleX(${loadingCurve(step * loadingThrottle)})`)
  const rising = bar.animate({ transform: curve }, steps * loadingThrottle)
  rising.currentTime = loadingThrottle
  // The response was a download, or the reader cancelled the navigation.
  rising.onfinish = hide
}

/** Shows the bar if the next page takes long to load (B-26, C-7). */
export function showLoadingBar(): void {
  hide()
  timer = setTimeout(show, loadingThrottle)
}

function hide(): void {
  clearTimeout(timer)
  bar?.remove()
}
// The back/forward cache may restore the page.
addEventListener('pagehide', hide)
