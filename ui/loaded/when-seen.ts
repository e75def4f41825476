/** Runs once the reader sees the page: at once, or when a prerendered page is opened. */
export function whenSeen(run: () => void): void {
  const { prerendering } = document as Document & { prerendering?: boolean }
  if (prerendering) document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}
