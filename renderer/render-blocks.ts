import { LRUCache } from 'lru-cache'
import type { Block } from '../schemas/page.ts'
import type { PageContextValue } from '../ui/page-context.tsx'
import { encode } from './encode.ts'
import { type ReportBlock, renderBlock } from './render-block.tsx'

const cache = new LRUCache<string, Buffer>({ maxSize: 64 * 1024 * 1024 })
const keys = { visitor: new WeakMap<Block, string>(), editor: new WeakMap<Block, string>() }

/**
 * The cache key of a block's HTML: everything that it depends on. One string object per block, because V8 stores the
 * hash of a string in the object.
 */
function keyOf(block: Block, { locale, editing }: PageContextValue): string {
  const cached = editing ? keys.editor : keys.visitor
  let key = cached.get(block)
  if (!key?.startsWith(locale)) {
    key = `${locale}${editing ? '!' : ''}${JSON.stringify(block)}`
    cached.set(block, key)
  }
  return key
}

/**
 * HTML of blocks, in order. A block is a pure function of its input, so its HTML is cached, as bytes: encoding Cyrillic
 * text costs more than joining it. A block that threw is not cached. `fresh` bypasses the cache.
 */
export const renderBlocks = (
  blocks: readonly Block[],
  page: PageContextValue,
  report: ReportBlock,
  fresh = false,
): Buffer[] =>
  blocks.map((block) => {
    if (fresh) return encode(renderBlock(block, page, report))
    const key = keyOf(block, page)
    const cached = cache.get(key)
    if (cached) return cached
    let isComplete = true
    const html = encode(
      renderBlock(block, page, (thrower, error) => {
        isComplete = false
        report(thrower, error)
      }),
    )
    if (isComplete) cache.set(key, html, { size: 2 * key.length + html.length })
    return html
  })
