import { gzipSync } from 'node:zlib'

const limit = 1.15
const size = (html) => gzipSync(html, { level: 9 }).length

// What is executed is no content, but data for search engines is: it stays in the body that the document is measured by.
const executed = /<script\b(?![^>]*application\/ld\+json)[^>]*>.*?<\/script>/gs

/** The document against its own body: what the head and the marks of the islands cost. */
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
