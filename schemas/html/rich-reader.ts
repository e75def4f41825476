import { hrefFrom } from '../formats/href.ts'
import type { PortableText } from '../portable-text.ts'
import type { richDecorators, richLists, richStyles } from '../rich/text-block.ts'
import {
  cellTags,
  decoratorTags,
  droppedTags,
  endsHeading,
  headingTags,
  listTags,
  paragraphTags,
  rowTags,
} from './html-tags.ts'
import { type BlockLook, richBuilder, type TextLook } from './rich-builder.ts'

/** Counts open tags instead of building a tree, so that deep or wrong nesting is handled in constant memory. */
export function richReader() {
  const builder = richBuilder()
  const open = new Map<(typeof richDecorators)[number], number>()
  const lists: (typeof richLists)[number][] = []
  let heading: (typeof richStyles)[number] | undefined
  let quotes = 0
  let verbatim = 0
  let inCell = false
  let href: string | undefined
  let dropped: { tag: string; depth: number } | undefined

  const textLook = (): TextLook => ({
    decorators: [...open].flatMap(([mark, depth]) => (depth > 0 ? [mark] : [])),
    ...(href !== undefined && { href }),
  })

  const blockLook = (): BlockLook => {
    const kind = lists.at(-1)
    if (kind) return { style: 'normal', list: { kind, level: lists.length } }
    return { style: heading ?? (quotes > 0 ? 'blockquote' : 'normal') }
  }

  const flush = () => builder.flush(blockLook())

  /** Separates two paragraphs; a list item or table row stays one block. */
  const paragraph = () => (lists.length > 0 || inCell ? builder.separate('\n', textLook()) : flush())

  function row() {
    flush()
    inCell = false
  }

  function lineBreak() {
    if (builder.gap() === '\n') paragraph()
    else builder.separate('\n', textLook())
  }

  function drop(tag: string, step: 1 | -1) {
    if (!dropped) dropped = { tag, depth: 1 }
    else if (dropped.tag === tag) dropped.depth += step
    if (dropped.depth === 0) dropped = undefined
  }

  return {
    text(text: string) {
      if (dropped) return
      if (verbatim > 0) builder.verbatim(text.replace(/\r\n?/g, '\n'), textLook(), blockLook())
      else builder.collapsed(text, textLook(), blockLook())
    },

    open(tag: string, rawHref?: string) {
      if (dropped || droppedTags.has(tag)) return drop(tag, 1)
      if (heading && endsHeading.has(tag)) {
        flush()
        heading = undefined
      }
      const mark = decoratorTags.get(tag)
      const list = listTags.get(tag)
      if (mark) open.set(mark, (open.get(mark) ?? 0) + 1)
      else if (tag === 'a') href = rawHref === undefined ? undefined : hrefFrom(rawHref)
      else if (tag === 'br') lineBreak()
      else if (rowTags.has(tag)) row()
      else if (cellTags.has(tag)) {
        builder.separate(' — ', textLook())
        inCell = true
      } else if (list) {
        flush()
        lists.push(list)
      } else if (tag === 'li') flush()
      else if (headingTags.has(tag)) {
        paragraph()
        heading = headingTags.get(tag)
      } else if (tag === 'blockquote') {
        flush()
        quotes++
      } else if (paragraphTags.has(tag)) {
        paragraph()
        if (tag === 'pre') verbatim++
      }
    },

    close(tag: string) {
      if (dropped) return drop(tag, -1)
      const mark = decoratorTags.get(tag)
      if (mark) open.set(mark, Math.max(0, (open.get(mark) ?? 0) - 1))
      else if (tag === 'a') href = undefined
      else if (rowTags.has(tag)) row()
      else if (tag === 'li') flush()
      else if (listTags.has(tag)) {
        flush()
        lists.pop()
      } else if (headingTags.has(tag)) {
        paragraph()
        heading = undefined
      } else if (tag === 'blockquote') {
        flush()
        quotes = Math.max(0, quotes - 1)
      } else if (paragraphTags.has(tag)) {
        paragraph()
        if (tag === 'pre') verbatim = Math.max(0, verbatim - 1)
      }
    },

    end(): PortableText {
      flush()
      return builder.blocks
    },
  }
}
