import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { encode } from './encode.ts'

/** The size of an entry besides its HTML, in bytes. */
const overhead = 256

/**
 * A cache of HTML by the data from which it was rendered: blocks and frames are pure functions of JSON. It holds bytes, because encoding
 * Cyrillic text costs more than joining it; at most `maxSize` of them, least recently used first out.
 *
 * `cached` gives the HTML that `render` makes of `input`, rendered before or now. `render` calls `spoil` if its result must not be cached.
 * Each module that renders components has a cache of its own: in development both are then reloaded together.
 */
export function createHtmlCache(maxSize: number) {
  const cache = new LRUCache<string, Buffer>({
    maxSize,
    sizeCalculation: (html) => html.length + overhead,
  })
  return function cached(input: unknown, render: (spoil: () => void) => string): Buffer {
    const key = hash('sha1', JSON.stringify(input))
    const known = cache.get(key)
    if (known) return known
    let isWhole = true
    const html = encode(
      render(() => {
        isWhole = false
      }),
    )
    if (isWhole) cache.set(key, html)
    return html
  }
}
