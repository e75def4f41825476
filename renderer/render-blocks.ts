import type { Block } from '../schemas/page.ts'
import type { PageContextValue } from '../ui/page-context.tsx'
import { ByteLru } from './byte-lru.ts'
import { drawBlocks, type ReportBlock } from './draw-blocks.tsx'

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
  const found = blocks.map((block) => (fresh ? undefined : remembered.get(keyOf(block, page))))
  const missing = blocks.filter((_, index) => !found[index])
  const drawn = missing.length > 0 ? drawBlocks(missing, page, report) : []
  const made = drawn.map(({ html, links }, index): Remembered => {
    const result = { bytes: Buffer.from(html), links }
    const block = missing[index]
    if (!fresh && block) {
      const key = keyOf(block, page)
      remembered.set(key, result, 2 * key.length + result.bytes.length)
    }
    return result
  })
  const all = found.map((hit) => hit ?? made.shift()).filter((part) => part !== undefined)
  return { bytes: all.map(({ bytes }) => bytes), links: all.map(({ links }) => links).join('') }
}
