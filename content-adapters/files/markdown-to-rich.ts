import { markdownToPortableText } from '@portabletext/markdown'
import { problemMessage } from '../../locales/problems.ts'
import { isRecord } from '../../schemas/core/is-record.ts'
import { judge } from '../../schemas/core/judge.ts'
import type { TSchema } from '../../schemas/core/type.ts'
import { htmlToRich } from '../../schemas/html/html-to-rich.ts'
import { richToHtml } from '../../schemas/html/rich-to-html.ts'
import { isTextBlock, type PortableText } from '../../schemas/rich/portable-text.ts'
import { portableTextSchema } from '../../schemas/rich/portable-text-schema.ts'
import { richShape } from './rich-shape.ts'

/** What a text loses on its way; `line` counts from 1. */
export type Loss = { line?: number; says: string }

/** Ours for the tones of Markdown, `> [!TIP]`; the others have the same name. */
const tones: Record<string, string> = { tip: 'note', caution: 'warning' }

type Cell = { value?: unknown }
const isCell = (cell: unknown): cell is Cell => isRecord(cell)

/** A cell of ours is one line: its paragraphs are parted by line breaks. */
function cellOf(cell: unknown) {
  const blocks = isCell(cell) && Array.isArray(cell.value) ? cell.value.filter(isRecord) : []
  const lines = blocks.map((block) => (Array.isArray(block.children) ? block.children : [block]))
  return {
    _type: 'cell',
    children: lines.flatMap((line, index) =>
      index === 0 ? line : [{ _type: 'span', text: '\n', marks: [] }, ...line],
    ),
    markDefs: blocks.flatMap(({ markDefs }) => (Array.isArray(markDefs) ? markDefs : [])),
  }
}

const rowOf = (row: unknown) => ({
  _type: 'row',
  cells: isRecord(row) && Array.isArray(row.cells) ? row.cells.map(cellOf) : [],
})

/** A callout is no quote: its paragraphs are normal ones. */
const unquoted = (block: unknown) =>
  isRecord(block) && block.style === 'blockquote' ? { ...block, style: 'normal' } : block

/** A text has a limit; what stands below it is left out. */
function withinLimit(blocks: PortableText, lost: (loss: Loss) => void): PortableText {
  const most = portableTextSchema.maxItems
  if (blocks.length > most)
    lost({
      says: `The text has ${blocks.length} paragraphs and other parts, and what is below the first ${most} was left out: make two articles of it`,
    })
  return blocks.slice(0, most)
}

/** Objects that are written as JSON by hand, and addresses of pictures, may be anything. */
function withoutInvalid(blocks: PortableText, markdown: string, lost: (loss: Loss) => void): PortableText {
  const { problems } = judge<TSchema>(portableTextSchema, blocks)
  const wrong = new Map(problems.map((problem) => [Number(problem.path[0]), problem]))
  for (const [index, { path, ...problem }] of wrong) {
    const value = path.reduce<unknown>(
      (inner, step) => (inner as Record<string, unknown> | undefined)?.[step],
      blocks,
    )
    const at = typeof value === 'string' ? markdown.indexOf(value) : -1
    lost({
      ...(at >= 0 && { line: markdown.slice(0, at).split('\n').length }),
      says: `${blocks[index]?._type} was left out: ${path.slice(1).join('.')}: ${problemMessage(problem, 'en')}`,
    })
  }
  return blocks.flatMap((block, index) => {
    const path = wrong.get(index)?.path
    if (!path) return [block]
    // A picture in a line costs the line nothing else.
    return isTextBlock(block) && path[1] === 'children' && path.length > 3
      ? [{ ...block, children: block.children.filter((_, place) => place !== path[2]) }]
      : []
  })
}

/**
 * Converts Markdown to rich text: headings below that of the page, lists, quotes, links, pictures (`![alt](src "caption")`), tables,
 * callouts (`> [!NOTE]`), files (a link that stands alone) and objects as `richToMarkdown` writes them. HTML stays text or is left out. The
 * result is valid against `portableTextSchema`.
 */
export function markdownToRich(markdown: string, lost: (loss: Loss) => void = () => {}): PortableText {
  let keys = 0
  const blocks = markdownToPortableText(markdown, {
    schema: richShape,
    keyGenerator: () => `k${keys++}`,
    onDegradation: ({ degradations }) => {
      for (const { line, message, snippet } of degradations)
        lost({ ...(line !== undefined && { line }), says: snippet ? `${message} (${snippet})` : message })
    },
    block: { h1: () => 'h2', h5: () => 'h4', h6: () => 'h4' },
    types: {
      image: ({ context, value: { src, alt, title } }) => ({
        _type: 'picture',
        _key: context.keyGenerator(),
        src,
        ...(alt && { alt }),
        ...(title && { caption: title }),
      }),
      table: ({ context, value: { rows, headerRows = 0 } }) => ({
        _type: 'table',
        _key: context.keyGenerator(),
        ...(headerRows > 0 && { headerRow: true }),
        rows: rows.map(rowOf),
      }),
      callout: ({ context, value: { tone, content } }) => ({
        _type: 'callout',
        _key: context.keyGenerator(),
        tone: tones[tone] ?? tone,
        content: content.map(unquoted),
      }),
      // We have none: it is kept, and drawn as nothing.
      horizontalRule: ({ context }) => ({ _type: 'horizontal-rule', _key: context.keyGenerator() }),
    },
  })
  // One reader bounds all texts from outside, drops what is not safe, and gives keys by place.
  const shown = withinLimit(blocks as PortableText, lost)
  return htmlToRich(richToHtml(withoutInvalid(shown, markdown, lost)))
}
