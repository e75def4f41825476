import type { Block } from '../schemas/page.ts'
import type { PageContextValue } from '../ui/page-context.tsx'
import { ByteLru } from './byte-lru.ts'
import { drawBlock, type ReportBlock } from './draw-blocks.tsx'
import { encode } from './encode.ts'

/** HTML of some blocks as bytes, and the `<link>`s that React wants in the head for them. */
export type Rendered = { bytes: Buffer[]; links: string }

type Remembered = { bytes: Buffer; links: string }

const remembered = new ByteLru<Remembered>(64 * 1024 * 1024)
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
 * Draws blocks in order. A block is a pure function of what it gets, so its HTML is remembered, as bytes: encoding
 * Cyrillic text costs more than joining it. `fresh` draws all of them anew.
 */
export function renderBlocks(
  blocks: readonly Block[],
  page: PageContextValue,
  report: ReportBlock,
  fresh = false,
): Rendered {
  const all = blocks.map((block) => {
    const key = fresh ? undefined : keyOf(block, page)
    const known = key && remembered.get(key)
    if (known) return known
    const { html, links } = drawBlock(block, page, report)
    const made: Remembered = { bytes: encode(html), links }
    if (key) remembered.set(key, made, 2 * key.length + made.bytes.length)
    return made
  })
  return { bytes: all.map(({ bytes }) => bytes), links: all.map(({ links }) => links).join('') }
}
