import type { PortableTextMarkDefinition, PortableTextSpan, TypedObject } from '@portabletext/types'
import type { richDecorators } from '../rich/text-block.ts'

type Decorator = (typeof richDecorators)[number]

/** A link of a text; `href` is already validated. A file says so, and perhaps its size. */
export type TextLink = { href: string; isFile?: boolean; bytes?: number; more?: Record<string, unknown> }
/** Decorators and link of the following text. */
export type TextLook = { decorators: readonly Decorator[]; link?: TextLink }

/** The content of a paragraph or a cell. */
export type Line = {
  children: (PortableTextSpan | TypedObject)[]
  markDefs: PortableTextMarkDefinition[]
  /** The link that the whole line is. */
  link?: TextLink
}

/** Bounds of the schema. */
const max = { spans: 2000, spanText: 20_000, links: 500 }

/** Separators between two texts, in ascending precedence: space, line break. */
const separators = [' ', '\n'] as const
type Separator = (typeof separators)[number]

type Span = { text: string; decorators: readonly Decorator[]; link?: number }
type Part = Span | { object: TypedObject }
type Gap = { text: Separator; look: TextLook }

const isSpan = (part: Part | undefined): part is Span => part !== undefined && 'text' in part

/**
 * Collects the text of one line within the limits of its schema. White space is collapsed as in HTML: a space is written when text follows
 * it. `onFull` may take the collected text; otherwise the rest is cut off.
 */
export function richLine(onFull: () => void) {
  let parts: Part[] = []
  let links: TextLink[] = []
  let gap: Gap | undefined

  function linkOf({ link }: TextLook): number | undefined {
    if (!link) return undefined
    const known = links.findIndex(({ href }) => href === link.href)
    if (known >= 0) return known
    return links.length < max.links ? links.push(link) - 1 : undefined
  }

  function add(part: () => Part) {
    if (parts.length === max.spans) onFull()
    if (parts.length < max.spans) parts.push(part())
  }

  function put(text: string, look: TextLook) {
    const span = (piece: string): Span => {
      const link = linkOf(look)
      return { text: piece, decorators: look.decorators, ...(link !== undefined && { link }) }
    }
    const next = span(text)
    const last = parts.at(-1)
    if (
      isSpan(last) &&
      last.text.length + text.length <= max.spanText &&
      last.link === next.link &&
      last.decorators.join() === next.decorators.join()
    ) {
      last.text += text
      return
    }
    for (const piece of pieces(text, max.spanText)) add(() => span(piece))
  }

  function fillGap() {
    if (gap) put(gap.text, gap.look)
    gap = undefined
  }

  /** Adds text, preserving white space. */
  function verbatim(text: string, look: TextLook) {
    fillGap()
    const visible = parts.length === 0 ? text.replace(/^\s+/, '') : text
    if (visible) put(visible, look)
  }

  /** Adds a separator; of several in a row, the one of highest precedence is written. */
  function separate(text: Separator, look: TextLook) {
    if (parts.length === 0) return
    if (!gap || separators.indexOf(text) > separators.indexOf(gap.text)) gap = { text, look }
  }

  function collapsed(text: string, look: TextLook) {
    const single = text.replace(/[\t\n\f\r ]+/g, ' ')
    if (single.startsWith(' ')) separate(' ', look)
    const visible = single.replace(/^ | $/g, '')
    if (visible) verbatim(visible, look)
    if (visible && single.endsWith(' ')) separate(' ', look)
  }

  function object(value: TypedObject) {
    fillGap()
    add(() => ({ object: value }))
  }

  /** Ends the line; undefined if it has no visible text. Keys begin with `key`. */
  function take(key: string): Line | undefined {
    const visible = trimEnd(parts)
    const found = links
    parts = []
    links = []
    gap = undefined
    if (visible.length === 0) return undefined
    const only = isSpan(visible[0]) ? visible[0].link : undefined
    const isLink = only !== undefined && visible.every((part) => isSpan(part) && part.link === only)
    return {
      children: visible.map((part, index): PortableTextSpan | TypedObject => {
        const _key = `${key}s${index}`
        if (!isSpan(part)) return { ...part.object, _key: part.object._key ?? _key }
        const { text, decorators, link } = part
        const marks = link === undefined ? [...decorators] : [...decorators, `${key}l${link}`]
        return { _type: 'span', _key, text, marks }
      }),
      markDefs: found.map(({ href }, index) => ({ _type: 'link', _key: `${key}l${index}`, href })),
      ...(isLink && found[only] && { link: found[only] }),
    }
  }

  return { verbatim, collapsed, separate, object, take, gap: () => gap?.text }
}

function trimEnd(parts: Part[]): Part[] {
  const last = parts.findLastIndex((part) => !isSpan(part) || part.text.trim() !== '')
  return parts
    .slice(0, last + 1)
    .map((part, index) => (index === last && isSpan(part) ? { ...part, text: part.text.trimEnd() } : part))
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
