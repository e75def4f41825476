import { gzipSync } from 'node:zlib'

const limit = 1.15
const size = (html) => gzipSync(html, { level: 9 }).length

// Scripts do not count as content, except data for search engines, which stays in the body used as the baseline.
const executed = /<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs

/** The document against its own body: the cost of the head and the island markup. */
export function htmlSize({ html, page }) {
  const body = html.slice(html.indexOf('<body>') + '<body>'.length, html.lastIndexOf('</body>'))
  const bare = body.replace(/<\/?sh-island[^>]*>/g, '').replace(executed, '')
  const baseline = size(`<!doctype html><html><head></head><body>${bare}</body></html>`)
  const ratio = size(html) / baseline
  const count = (blocks) => blocks.reduce((sum, { children = [] }) => sum + 1 + count(children), 0)
  return [
    {
      name: 'HTML gz, against a bare body',
      target: `≤ ${limit}`,
      value: ratio.toFixed(3),
      holds: ratio <= limit,
      note: `${count([...page.blocks, ...page.sidebar])} blocks; ${size(html)} and ${baseline} bytes gz, ${Buffer.byteLength(html)} plain`,
    },
  ]
}
