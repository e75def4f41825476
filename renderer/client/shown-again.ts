/** Runs `check` when a page may be older than the reader's latest choice: restored by Back, or prefetched. */
export function whenShownAgain(check: () => void): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type === 'back_forward') check()
  addEventListener('pageshow', ({ persisted }) => persisted && check())
  document.addEventListener('prerenderingchange', check)
}
