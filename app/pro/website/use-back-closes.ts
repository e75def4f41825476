import { useEffect, useRef } from 'react'

/** Takes the entry of a sheet out of the history; put off, because what is open may only have changed. */
let leaving: ReturnType<typeof setTimeout> | undefined

const isInHistory = () => Boolean(history.state?.isSheet)

/**
 * Lets the Back button of a phone close what lies over the page, or go back within it, rather than leave the page. `part` is what is
 * open; `onBack` is called once for each press.
 */
export function useBackCloses(part: string, onBack: () => void): void {
  const latest = useRef(onBack)
  latest.current = onBack
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is open next has an entry of its own
  useEffect(() => {
    clearTimeout(leaving)
    // The router of the application knows its pages by the rest of the state.
    if (!isInHistory()) history.pushState({ ...history.state, isSheet: true }, '')
    const onPop = () => latest.current()
    addEventListener('popstate', onPop)
    return () => {
      removeEventListener('popstate', onPop)
      leaving = setTimeout(() => isInHistory() && history.back())
    }
  }, [part])
}
