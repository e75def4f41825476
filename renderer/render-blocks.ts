import { LRUCache } from 'lru-cache'
import type { Block } from '../schemas/page.ts'
import type { PageContextValue } from '../ui/page-context.tsx'
import { drawBlock, type ReportBlock } from './draw-blocks.tsx'
import { encode } from './encode.ts'

const remembered = new LRUCache<string, Buffer>({ maxSize: 64 * 1024 * 1024 })
const keys = { visitor: new WeakMap<Block, string>(), editor: new WeakMap<Block, string>() }

/** What a block's HTML depends on. Kept by block: V8 hashes a long string once, as long as it is the same string. */
function keyOf(block: Block, { locale, editing }: PageContextValue): string {
  const known = editing ? keys.editor : keys.visitor
  let key = known.get(block)
  if (!key?.startsWith(locale)) {
    key = `${locale}${editing ? '!' : ''}${JSON.stringify(block)}`
    known.set(block, key)
  }
  return key
}

/**
 * HTML of blocks, in their order. A block is a pure function of what it gets, so its HTML is remembered, as bytes:
 * encoding Cyrillic text costs more than joining it; that of a block that threw is not. `fresh` draws all of them anew.
 */
export const renderBlocks = (
  blocks: readonly Block[],
  page: PageContextValue,
  report: ReportBlock,
  fresh = false,
): Buffer[] =>
  blocks.map((block) => {
    if (fresh) return encode(drawBlock(block, page, report))
    const key = keyOf(block, page)
    const known = remembered.get(key)
    if (known) return known
    let isWhole = true
    const made = encode(
      drawBlock(block, page, (thrower, error) => {
        isWhole = false
        report(thrower, error)
      }),
    )
    if (isWhole) remembered.set(key, made, { size: 2 * key.length + made.length })
    return made
  })
