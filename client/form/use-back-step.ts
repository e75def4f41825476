import { useEffect, useRef } from 'react'

/** The step of a process that an entry of the history is of; the page itself is the first one. */
const stepOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'step' in state && typeof state.step === 'number'
    ? state.step
    : 0

/** Takes entries out of the history. The browser would restore their scroll position, away from the message that is shown now. */
function goBack(steps: number): void {
  addEventListener(
    'popstate',
    () => {
      const { scrollY } = window
      requestAnimationFrame(() => scrollTo({ top: scrollY, behavior: 'instant' }))
    },
    { once: true },
  )
  history.go(-steps)
}

/**
 * Makes the browser's back button go one step back in a process instead of leaving its page: each step is an entry of the history. `onBack`
 * gets the step; steps that the process itself takes back leave the history with it. On a phone a sheet over a page is such a step.
 */
export function useBackStep(step: number, onBack: (to: number) => void): void {
  const current = useRef(step)
  const back = useRef(onBack)
  back.current = onBack
  useEffect(() => {
    current.current = step
    const at = stepOf(history.state)
    for (let next = at + 1; next <= step; next++) history.pushState({ ...history.state, step: next }, '')
    if (at > step) goBack(at - step)
  }, [step])
  useEffect(() => {
    const gone = new AbortController()
    const onPop = ({ state }: PopStateEvent) => {
      const to = stepOf(state)
      if (to < current.current) back.current(to)
    }
    addEventListener('popstate', onPop, { signal: gone.signal })
    return () => gone.abort()
  }, [])
}
