import { type RefObject, useEffect, useRef } from 'react'

/** The ref of a row of links that may scroll sideways: its current link is in view, also after `current` has changed. */
export function useCurrentInView<Row extends HTMLElement>(current: unknown): RefObject<Row | null> {
  const row = useRef<Row>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page scrolls its link into view
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 3
  }, [current])
  return row
}
