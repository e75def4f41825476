import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { wantedRow } from '../../draft/blocks/block-rows.ts'

/** Rows that are drawn together. */
export const rowsTogether = 20

/** The attribute of the first row of those that are drawn together, or of the room that is kept for them. */
export const rowsAttribute = 'data-rows'

const around = (part: number) => [part - 1, part, part + 1]

/**
 * The rendered rows of a long list: twenty at a time, once they or their neighbours are in view, so that Tab always finds the next one.
 * Rendered rows stay. `ids` are those of all rows.
 */
export function useShownRows(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
): (part: number) => boolean {
  const [shown, setShown] = useState<ReadonlySet<number>>(() => new Set([0, 1]))
  const parts = Math.ceil(ids.length / rowsTogether)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other elements stand for the rows when more of them are drawn
  useEffect(() => {
    const watcher = new IntersectionObserver((seen) => {
      const near = seen
        .filter(({ isIntersecting }) => isIntersecting)
        .flatMap(({ target }) => around(Number(target.getAttribute(rowsAttribute))))
      setShown((now) => (near.every((part) => now.has(part)) ? now : new Set([...now, ...near])))
    })
    for (const first of list.current?.querySelectorAll(`[${rowsAttribute}]`) ?? []) watcher.observe(first)
    return () => watcher.disconnect()
  }, [list, shown, parts])
  useEffect(() => {
    const show = (event: Event) => {
      const at = ids.indexOf((event as CustomEvent<string>).detail)
      if (at >= 0)
        flushSync(() => setShown((now) => new Set([...now, ...around(Math.floor(at / rowsTogether))])))
    }
    addEventListener(wantedRow, show)
    return () => removeEventListener(wantedRow, show)
  }, [ids])
  return (part) => shown.has(part)
}
