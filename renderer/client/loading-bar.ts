import { loadingCurve } from '../../ui/loading-indicator/loading-curve.ts'
import { loadingHeight, loadingThrottle } from '../../ui/timings.ts'

/** Steps of the curve, one each `loadingThrottle`: half a minute, then the bar gives up. */
const steps = 150

let timer: ReturnType<typeof setTimeout> | undefined
let bar: HTMLElement | undefined

function show(): void {
  bar = document.createElement('div')
  // The looks of ui/loading-indicator.
  bar.className =
    'pointer-events-none fixed inset-x-0 top-0 z-70 origin-left motion-reduce:transform-none! bg-accent-mark forced-colors:bg-[Highlight]'
  bar.style.height = `${loadingHeight}px`
  document.body.append(bar)
  if (document.documentElement.dataset.motion === 'off') return
  const curve = Array.from({ length: steps }, (_, step) => `scaleX(${loadingCurve(step * loadingThrottle)})`)
  const rising = bar.animate({ transform: curve }, steps * loadingThrottle)
  rising.currentTime = loadingThrottle
  // What was asked for was no page, or the reader has stopped it.
  rising.onfinish = endLoading
}

/** The bar rises once the next page is long in coming (B-26, C-7). */
export function beginLoading(): void {
  endLoading()
  timer = setTimeout(show, loadingThrottle)
}

/** Takes the bar away: this page is left, and may be come back to. */
export function endLoading(): void {
  clearTimeout(timer)
  bar?.remove()
}
