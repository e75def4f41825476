const all = (html, pattern) => [...html.matchAll(pattern)].map(([, found]) => found.replaceAll('&amp;', '&'))

/**
 * Every page of a site that can be reached by its own links, below `root` (`/l/demo-dent`), starting there or at `start`:
 * `{ path, status, html }`. Redirects are followed.
 */
export async function crawl(url, root, start = root) {
  const pages = new Map()
  const waiting = [start]
  const isOwn = (href) => href === root || href.startsWith(`${root}/`)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue
    const response = await fetch(url + path)
    const html = await response.text()
    pages.set(path, { path, status: response.status, html })
    waiting.push(...all(html, /<a\b[^>]*? href="([^"#?]+)/g).filter(isOwn))
  }
  return [...pages.values()]
}
