import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is on the screen: false in a folded section. */
export function useSeen(of: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!of.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false))
    observer.observe(of.current)
    return () => observer.disconnect()
  }, [of])
  return isSeen
}
