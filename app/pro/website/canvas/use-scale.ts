import { useCallback, useState } from 'react'

/** How much smaller than `full` pixels an element is, also after it has changed its width. */
export function useScale<Of extends HTMLElement>(full: number) {
  const [scale, setScale] = useState(0)
  const ref = useCallback(
    (element: Of | null) => {
      if (!element) return
      const watcher = new ResizeObserver(([entry]) => entry && setScale(entry.contentRect.width / full))
      watcher.observe(element)
      return () => watcher.disconnect()
    },
    [full],
  )
  return { ref, scale }
}
