import { useEffect, useRef } from 'react'
import { CallError } from '../../client/call-error.ts'

/** How often a page that is seen asks for news, in milliseconds. */
const every = 10_000

/** Asks for news as long as the page is seen, and at once when it is seen again. What fails is tried again. */
export function useNews(refresh: () => Promise<void>, isOn: boolean): void {
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
