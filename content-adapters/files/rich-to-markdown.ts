import { portableTextToMarkdown } from '@portabletext/markdown'
import type { TypedObject } from '@portabletext/types'
import type { RichCallout } from '../../schemas/rich/callout.ts'
import { isTextBlock, type PortableText } from '../../schemas/rich/portable-text.ts'
import type { RichTable, TableCell } from '../../schemas/rich/table.ts'
import { richShape } from './rich-shape.ts'

/** Whether an object has no fields but these, so that Markdown has words for all of it. */
const hasOnly = (object: TypedObject, ...names: readonly string[]) =>
  Object.keys(object).every((name) => ['_type', '_key', ...names].includes(name))

const cellOf = ({ children, markDefs = [] }: TableCell) => ({
  _type: 'cell',
  value: [{ _type: 'block', style: 'normal', children, markDefs }],
})

/** An object in the shape of the library, if Markdown has one for it; otherwise it is written as JSON. */
function shaped(block: TypedObject): TypedObject {
  if (block._type === 'picture' && hasOnly(block, 'src', 'alt', 'caption')) {
    const { caption, ...picture } = block as TypedObject & { caption?: string }
    return { ...picture, _type: 'image', ...(caption && { title: caption }) } as TypedObject
  }
  // Markdown has no table without headings.
  if (block._type === 'table' && hasOnly(block, 'rows', 'headerRow')) {
    const { rows, headerRow } = block as RichTable
    const cells = rows.map((row) => ({ _type: 'row', cells: row.cells.map(cellOf) }))
    return headerRow ? ({ _type: 'table', headerRows: 1, rows: cells } as TypedObject) : block
  }
  if (block._type === 'callout' && hasOnly(block, 'tone', 'content')) return block as RichCallout
  return block
}

/** A link to a file that is written as a link alone in its paragraph, if nothing else is known of it. */
const isPlainFile = (block: TypedObject): block is TypedObject & { href: string; name: string } =>
  block._type === 'file' && hasOnly(block, 'href', 'name')

function paragraphOf(block: TypedObject): TypedObject {
  if (!isPlainFile(block)) return block
  const { href, name } = block
  return {
    _type: 'block',
    style: 'normal',
    children: [{ _type: 'span', text: name, marks: ['file'] }],
    markDefs: [{ _type: 'link', _key: 'file', href }],
  } as TypedObject
}

/** Converts rich text to Markdown; `markdownToRich` is the inverse, except for underlined words, which Markdown does not have. */
export const richToMarkdown = (content: PortableText): string =>
  portableTextToMarkdown(
    content.map((block) => (isTextBlock(block) ? block : shaped(paragraphOf(block)))),
    { schema: richShape, marks: { underline: ({ children }) => children } },
  )
