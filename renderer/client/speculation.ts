type Connection = { effectiveType?: string; saveData?: boolean }

/** C-12: prefetching starts this long after load, in milliseconds. */
const prefetchDelay = 1000

/**
 * Lets the browser prefetch linked pages before a link is followed (B-39), except on the slowest connections or where
 * the reader saves data.
 */
export function prefetchPages(): void {
  const connection = (navigator as Navigator & { connection?: Connection }).connection
  if (connection?.saveData || connection?.effectiveType === 'slow-2g') return
  if (!HTMLScriptElement.supports?.('speculationrules')) return
  const insert = () =>
    setTimeout(() => {
      const script = document.createElement('script')
      script.type = 'speculationrules'
      const where = {
        and: [
          { href_matches: '/*' },
          { not: { selector_matches: '[rel~=nofollow], [download], [target=_blank]' } },
          {
            not: {
              href_matches: ['/api/*', '/images/*', '/pro/*', '/auth/*', '/profile/*', '/dv/*', '/*/dv/*'],
            },
          },
        ],
      }
      script.textContent = JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] })
      document.head.append(script)
    }, prefetchDelay)
  if (document.readyState === 'complete') insert()
  else addEventListener('load', insert, { once: true })
}
