import { isFileUrl } from '../formats/file-url.ts'
import { hrefFrom } from '../formats/href.ts'
import { tones } from '../rich/callout.ts'
import { richObjects } from '../rich/objects.ts'
import type { PortableText } from '../rich/portable-text.ts'
import type { richLists, richStyles } from '../rich/text-block.ts'
import { endsHeading, headingTags, listTags, paragraphTags } from './html-tags.ts'
import { moreOf } from './more-fields.ts'
import { fromAttribute } from './object-attribute.ts'
import { openMarks } from './open-marks.ts'
import { pictureFrom } from './picture-from-tag.ts'
import type { Attributes, TagReader } from './read-tags.ts'
import { type BlockLook, nameOf, richBuilder } from './rich-builder.ts'
import type { TextLink, TextLook } from './rich-line.ts'
import { isTablePart, tableReader } from './table-reader.ts'
import { wordList } from './word-list.ts'

const ours: ReadonlySet<unknown> = new Set(['block', 'span', ...Object.keys(richObjects)])

function linkFrom(attributes: Attributes): TextLink | undefined {
  const raw = attributes.get('href')
  const href = raw === undefined ? undefined : hrefFrom(raw)
  if (href === undefined) return undefined
  const bytes = Number(attributes.get('data-bytes'))
  const fields = moreOf('file', attributes)
  return {
    href,
    isFile: isFileUrl(href) || attributes.has('download'),
    ...(Number.isSafeInteger(bytes) && bytes > 0 && { bytes }),
    ...(fields && { more: fields }),
  }
}

/**
 * Makes Portable Text of tags. Counts open tags instead of building a tree, so that deep or wrong nesting is handled in
 * little memory. `isTable` says for each `<table>` in order whether it is one.
 */
export function richReader(isTable: readonly boolean[]): TagReader & { end: () => PortableText } {
  const builder = richBuilder(blockLook)
  const { line, flush } = builder
  const marks = openMarks()
  const word = wordList()
  const lists: (typeof richLists)[number][] = []
  /** For each open figure, how many blocks there were before it. */
  const figures: number[] = []
  /** For each open `<aside>`, whether it began the callout. */
  const asides: boolean[] = []
  let heading: (typeof richStyles)[number] | undefined
  let quotes = 0
  let verbatim = 0
  let link: TextLink | undefined
  let isFigcaption = false
  const table = tableReader(builder, isTable, block)

  function blockLook(): BlockLook {
    const kind = lists.at(-1)
    if (kind) return { style: 'normal', list: { kind, level: lists.length } }
    const item = word.item()
    if (item) return { style: 'normal', list: item }
    return { style: heading ?? (quotes > 0 ? 'blockquote' : 'normal') }
  }

  function textLook(): TextLook {
    const decorators = marks.now()
    // Links are underlined by themselves.
    return link ? { decorators: decorators.filter((mark) => mark !== 'underline'), link } : { decorators }
  }

  /** True where paragraphs are lines of one text: in a cell, a caption, a list item. */
  const isInLine = () => isFigcaption || table.isOpen()
  const lineEnd = () => line.separate('\n', textLook())

  function paragraph() {
    if (isInLine() || lists.length > 0) lineEnd()
    else flush()
    if (!isInLine()) word.end()
  }
  /** Ends a block, also in a list. */
  function block() {
    if (isInLine()) lineEnd()
    else flush()
  }
  function lineBreak() {
    if (line.gap() === '\n') paragraph()
    else lineEnd()
  }

  function openFigcaption() {
    const start = figures.at(-1)
    if (isInLine() || builder.isInCallout()) return paragraph()
    flush()
    const type = builder.blocks.at(-1)?._type
    if (start === undefined || builder.blocks.length <= start || (type !== 'picture' && type !== 'table'))
      return
    isFigcaption = true
    builder.hold(true)
  }
  function endFigcaption() {
    if (!isFigcaption) return
    const taken = line.take(builder.key())
    const text = taken && nameOf(taken)
    if (text) builder.captionLast(text)
    isFigcaption = false
    builder.hold(false)
  }

  function openAside(attributes: Attributes) {
    const tone = Object.keys(tones).find((name) => name === attributes.get('data-tone')) as
      | keyof typeof tones
      | undefined
    const isOurs = tone !== undefined && !isInLine() && !builder.isInCallout()
    asides.push(isOurs)
    if (isOurs) builder.openCallout({ ...moreOf('callout', attributes), tone })
    else paragraph()
  }
  function closeAside() {
    if (asides.pop()) builder.closeCallout()
    else paragraph()
  }

  /** An object that we do not know, as `richToHtml` wrote it. */
  function openUnknown(tag: string, attributes: Attributes): boolean {
    const value = fromAttribute(attributes.get('data-object'))
    if (typeof value?._type !== 'string' || ours.has(value._type)) return false
    const object = { ...value, _type: value._type }
    if (tag === 'span' || isInLine()) line.object(object)
    else builder.object(object)
    return true
  }

  return {
    text(text) {
      if (word.takes(text)) return
      if (verbatim > 0) line.verbatim(text.replace(/\r\n?/g, '\n'), textLook())
      else line.collapsed(text, textLook())
    },

    open(tag, attributes) {
      if (attributes.has('data-object') && openUnknown(tag, attributes)) return
      const style = attributes.get('style')
      if (tag === 'span') word.openSpan(style)
      if (marks.open(tag, style)) return
      if (heading && endsHeading.has(tag) && !isInLine()) {
        flush()
        heading = undefined
      }
      const list = listTags.get(tag)
      if (tag === 'a') link = linkFrom(attributes)
      else if (tag === 'br') lineBreak()
      else if (tag === 'img') {
        const picture = word.isInSign() ? undefined : pictureFrom(attributes)
        if (picture) line.object(picture)
      } else if (tag === 'table') table.open(attributes, !isInLine() && !builder.isInCallout())
      else if (isTablePart(tag)) table.tag(tag, attributes)
      else if (tag === 'li') block()
      else if (tag === 'figcaption') openFigcaption()
      else if (tag === 'aside') openAside(attributes)
      else if (list) {
        block()
        if (!isInLine()) lists.push(list)
      } else if (headingTags.has(tag)) {
        paragraph()
        if (!isInLine()) heading = headingTags.get(tag)
      } else if (tag === 'blockquote') {
        block()
        quotes++
      } else if (paragraphTags.has(tag)) {
        paragraph()
        if (tag === 'p' && !isInLine()) word.begin(style)
        if (tag === 'pre') verbatim++
        if (tag === 'figure') figures.push(builder.blocks.length)
      }
    },

    close(tag) {
      if (tag === 'span') word.closeSpan()
      if (marks.close(tag)) return
      if (tag === 'a') link = undefined
      else if (tag === 'table') table.close()
      else if (isTablePart(tag)) table.tag(tag)
      else if (tag === 'li') block()
      else if (tag === 'figcaption') {
        if (isFigcaption) endFigcaption()
        else paragraph()
      } else if (tag === 'aside') closeAside()
      else if (listTags.has(tag)) {
        block()
        if (!isInLine()) lists.pop()
      } else if (headingTags.has(tag)) {
        paragraph()
        if (!isInLine()) heading = undefined
      } else if (tag === 'blockquote') {
        block()
        quotes = Math.max(0, quotes - 1)
      } else if (paragraphTags.has(tag)) {
        if (tag === 'figure') endFigcaption()
        paragraph()
        if (tag === 'pre') verbatim = Math.max(0, verbatim - 1)
        if (tag === 'figure') figures.pop()
      }
    },

    end() {
      table.end()
      endFigcaption()
      flush()
      builder.closeCallout()
      return builder.blocks
    },
  }
}
