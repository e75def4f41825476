import type { Block } from '../schemas/page.ts'
import type { PageContextValue } from '../ui/page-context.tsx'
import { ByteLru } from './byte-lru.ts'
import { drawBlock, type ReportBlock } from './draw-blocks.tsx'
import { encode } from './encode.ts'

const remembered = new ByteLru<Buffer>(64 * 1024 * 1024)
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
 * encoding Cyrillic text costs more than joining it. `fresh` draws all of them anew.
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
    const made = encode(drawBlock(block, page, report))
    remembered.set(key, made, 2 * key.length + made.length)
    return made
  })
