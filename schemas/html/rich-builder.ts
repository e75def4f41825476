import type { PortableText } from '../portable-text.ts'
import type { richDecorators, richLists, richStyles } from '../rich/text-block.ts'

type Style = (typeof richStyles)[number]
type List = (typeof richLists)[number]
type Decorator = (typeof richDecorators)[number]

/** Decorators and link of the following text; `href` is already validated. */
export type TextLook = { decorators: readonly Decorator[]; href?: string }
/** Style and list of the current block. `level` counts from 1. */
export type BlockLook = { style: Style; list?: { kind: List; level: number } }

/** Bounds of `portableTextSchema`. */
const max = { blocks: 2000, spans: 2000, spanText: 20_000, links: 500, level: 6 }

/** Separators between two texts of a block, in ascending precedence: space, line break, table cell. */
const separators = [' ', '\n', ' — '] as const
type Separator = (typeof separators)[number]

type Span = { text: string; marks: string[] }
type Gap = { text: Separator; look: TextLook }

/**
 * Collects text into Portable Text blocks within the limits of its schema. Keys are derived from positions, so the
 * same text gets the same keys. White space is collapsed as in HTML: a space is written when text follows it.
 */
export function richBuilder() {
  const blocks: PortableText = []
  let spans: Span[] = []
  let links: string[] = []
  let gap: Gap | undefined

  const blockKey = () => `b${blocks.length}`

  function marksOf({ decorators, href }: TextLook): string[] {
    if (href === undefined) return [...decorators]
    let index = links.indexOf(href)
    if (index === -1 && links.length < max.links) index = links.push(href) - 1
    return index === -1 ? [...decorators] : [...decorators, `${blockKey()}l${index}`]
  }

  function put(text: string, look: TextLook, block: BlockLook) {
    const marks = marksOf(look)
    const last = spans.at(-1)
    if (last && last.text.length + text.length <= max.spanText && last.marks.join() === marks.join()) {
      last.text += text
      return
    }
    for (const piece of pieces(text, max.spanText)) {
      if (spans.length === max.spans) flush(block)
      spans.push({ text: piece, marks: spans.length === 0 ? marksOf(look) : marks })
    }
  }

  /** Adds text, preserving white space. */
  function verbatim(text: string, look: TextLook, block: BlockLook) {
    if (gap) put(gap.text, gap.look, block)
    gap = undefined
    const visible = spans.length === 0 ? text.replace(/^\s+/, '') : text
    if (visible) put(visible, look, block)
  }

  /** Adds a separator; of several in a row, the one of highest precedence is written. */
  function separate(text: Separator, look: TextLook) {
    if (spans.length === 0) return
    if (!gap || separators.indexOf(text) > separators.indexOf(gap.text)) gap = { text, look }
  }

  function collapsed(text: string, look: TextLook, block: BlockLook) {
    const single = text.replace(/[\t\n\f\r ]+/g, ' ')
    if (single.startsWith(' ')) separate(' ', look)
    const visible = single.replace(/^ | $/g, '')
    if (visible) verbatim(visible, look, block)
    if (visible && single.endsWith(' ')) separate(' ', look)
  }

  /** Ends the current block, if it has visible text. */
  function flush({ style, list }: BlockLook) {
    const key = blockKey()
    const children = trimEnd(spans)
    if (children.length > 0 && blocks.length < max.blocks) {
      blocks.push({
        _type: 'block',
        _key: key,
        style,
        ...(list && { listItem: list.kind, level: Math.min(list.level, max.level) }),
        markDefs: links.map((href, index) => ({ _type: 'link', _key: `${key}l${index}`, href })),
        children: children.map(({ text, marks }, index) => ({
          _type: 'span',
          _key: `${key}s${index}`,
          text,
          marks,
        })),
      })
    }
    spans = []
    links = []
    gap = undefined
  }

  return { blocks, verbatim, collapsed, separate, flush, gap: () => gap?.text }
}

function trimEnd(spans: Span[]): Span[] {
  const last = spans.findLastIndex(({ text }) => text.trim() !== '')
  return spans
    .slice(0, last + 1)
    .map((span, index) => (index === last ? { ...span, text: span.text.trimEnd() } : span))
}

/** Splits a text into pieces of at most `size` characters, never inside a surrogate pair. */
function pieces(text: string, size: number): string[] {
  const found: string[] = []
  for (let start = 0; start < text.length; ) {
    const end = start + size
    const splitsPair = /[\ud800-\udbff]/.test(text[end - 1] ?? '') && end < text.length
    found.push(text.slice(start, splitsPair ? end - 1 : end))
    start = splitsPair ? end - 1 : end
  }
  return found
}
