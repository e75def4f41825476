import { useEffect, useState } from 'react'

/** A text that is being typed, once it has not changed for `pauseMs`; until then as it was before. */
export function useSettled(typed: string, pauseMs: number): string {
  const [settled, settle] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, pauseMs])
  return settled
}
