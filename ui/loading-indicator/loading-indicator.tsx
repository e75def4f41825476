'use client'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { usePage } from '../core/page-context.tsx'
import { loadingHeight, loadingResetDelay } from '../core/timings.ts'
import { isShown, progressAt } from './loading-state.ts'
import { loadingStore, tick } from './loading-store.ts'

/** The loading bar at the top of the application (B-26); `loading` controls it. One per page. */
export function LoadingIndicator() {
  const { t } = usePage()
  const state = useStore(loadingStore, (store) => store.state)
  const [now, setNow] = useState(0)
  const isIdle = state.phase === 'idle'

  useEffect(() => {
    if (isIdle) return
    let frame = requestAnimationFrame(function draw(time) {
      tick(time)
      setNow(time)
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [isIdle])

  // Announced to screen readers when it appears: it belongs to no landmark of the page.
  return (
    <div aria-live="polite">
      {state.phase !== 'idle' && state.phase !== 'waiting' && (
        <div
          role="progressbar"
          aria-label={t('ui:loadingPage')}
          className={`pointer-events-none fixed inset-x-0 top-0 z-70 origin-left transition-opacity motion-reduce:transform-none! rtl:origin-right ${
            state.failed ? 'bg-danger forced-colors:bg-[Mark]' : 'bg-accent-mark forced-colors:bg-[Highlight]'
          }`}
          style={{
            height: loadingHeight,
            opacity: isShown(state) ? 1 : 0,
            transitionDuration: `${loadingResetDelay}ms`,
            transform: `scaleX(${progressAt(state, now) / 100})`,
          }}
        />
      )}
    </div>
  )
}
