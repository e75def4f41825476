import { useEffect, useReducer } from 'react'

const left = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000))

/** Seconds until an instant, drawn anew each second; 0 when it is over. On the server there is none to wait for: give 0. */
export function useSecondsUntil(instant: number): number {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (left(instant) === 0) return
    const timer = setInterval(() => {
      tick()
      if (left(instant) === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [instant])
  return left(instant)
}

/** A short time as on a clock: `1:05`. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
