import { useEffect, useRef } from 'react'
import { CallError } from '../../client/call-error.ts'

/** How often a page that is seen asks for news, in milliseconds. */
const every = 10_000

/** Reads news while the page is visible, and at once when it becomes visible again. A failed read is tried again. */
export function useLive(refresh: () => Promise<void>, isOn: boolean): void {
  const ask = useRef(refresh)
  ask.current = refresh
  useEffect(() => {
    if (!isOn) return undefined
    let isAsking = false
    const look = () => {
      if (document.visibilityState !== 'visible' || isAsking) return
      isAsking = true
      ask
        .current()
        .catch((error: unknown) => {
          if (!(error instanceof CallError)) throw error
        })
        .finally(() => {
          isAsking = false
        })
    }
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isOn])
}
