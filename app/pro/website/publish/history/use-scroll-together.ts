import { useEffect, useState } from 'react'
import { scrollTogether } from './scroll-together.ts'

/**
 * Lets pages in frames scroll together. What is `selected` is brought into view by each of them itself. Returns what a frame is told
 * with once its page is there.
 */
export function useScrollTogether(selected: string | undefined): (name: string, page: Window) => void {
  const [{ join, letGo }] = useState(scrollTogether)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection lets go
  useEffect(letGo, [selected])
  return join
}
