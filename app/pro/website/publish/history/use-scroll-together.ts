import { useEffect, useState } from 'react'
import { scrollTogether } from './scroll-together.ts'

/**
 * Scrolls pages in frames together. Each page brings the `selected` block into view itself. Returns the function that a frame calls once
 * its page is there.
 */
export function useScrollTogether(selected: string | undefined): (name: string, page: Window) => void {
  const [{ join, letGo }] = useState(scrollTogether)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection lets go
  useEffect(letGo, [selected])
  return join
}
