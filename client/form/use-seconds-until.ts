import { useEffect, useReducer } from 'react'

const left = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000))

/** Seconds until a time in milliseconds, updated each second; 0 afterwards. On the server pass 0. */
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

/** A short duration as minutes and seconds: `1:05`. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
