import { Link, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { isRecord } from '../../../schemas/core/is-record.ts'
import {
  isSpan,
  isTextBlock,
  type PortableText,
  type TextBlock,
} from '../../../schemas/rich/portable-text.ts'

const styles = StyleSheet.create({
  normal: { marginBottom: 7 },
  h2: { fontSize: 14, fontWeight: 600, marginTop: 8, marginBottom: 5 },
  h3: { fontSize: 12, fontWeight: 600, marginTop: 6, marginBottom: 4 },
  h4: { fontSize: 11, fontWeight: 600, marginTop: 4, marginBottom: 3 },
  blockquote: { marginBottom: 7, paddingLeft: 10, borderLeftWidth: 2, borderLeftColor: '#c9c4bb' },
  item: { flexDirection: 'row', marginBottom: 3 },
  mark: { width: 18 },
  text: { flex: 1 },
  strong: { fontWeight: 600 },
  underline: { textDecoration: 'underline' },
  struck: { textDecoration: 'line-through' },
  table: { marginVertical: 8, borderTopWidth: 0.5, borderTopColor: '#c9c4bb' },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: '#c9c4bb' },
  cell: { flex: 1, paddingVertical: 4, paddingRight: 8 },
  caption: { fontWeight: 600, marginTop: 6 },
  callout: { marginVertical: 6, padding: 10, borderLeftWidth: 3, backgroundColor: '#f6f4f0' },
})

const looks: Record<string, (typeof styles)[keyof typeof styles]> = {
  // The fonts have no italics: what is stressed is bold.
  strong: styles.strong,
  em: styles.strong,
  underline: styles.underline,
  'strike-through': styles.struck,
}

type Line = Pick<TextBlock, 'children' | 'markDefs'>

function drawLine({ children, markDefs = [] }: Line): ReactElement[] {
  return children.filter(isSpan).map((span, index) => {
    const marks = span.marks ?? []
    const style = marks.flatMap((mark) => looks[mark] ?? [])
    const href = markDefs.find(({ _key }) => marks.includes(_key))?.href
    return typeof href === 'string' && href.startsWith('https://')
      ? h(Link, { key: index, src: href, style }, span.text)
      : h(Text, { key: index, style }, span.text)
  })
}

const hasChildren = (value: unknown): value is Line => isRecord(value) && Array.isArray(value.children)

function drawTable(table: Record<string, unknown>, key: number): ReactElement {
  const rows = Array.isArray(table.rows) ? table.rows.filter(isRecord) : []
  const cellsOf = ({ cells }: Record<string, unknown>) =>
    Array.isArray(cells) ? cells.filter(hasChildren) : []
  const columns = Math.max(1, ...rows.map((row) => cellsOf(row).length))
  return h(
    View,
    { key, style: styles.table },
    typeof table.caption === 'string' && h(Text, { style: styles.caption }, table.caption),
    ...rows.map((row, at) => {
      const cells = cellsOf(row)
      const isHead = at === 0 && table.headerRow === true
      return h(
        View,
        { key: at, style: styles.row, wrap: false },
        ...Array.from({ length: columns }, (_, column) => {
          const cell = cells[column]
          return h(
            View,
            { key: column, style: styles.cell },
            h(Text, { style: isHead ? styles.strong : {} }, cell ? drawLine(cell) : ''),
          )
        }),
      )
    }),
  )
}

/** Rich text as parts of a page: paragraphs, headings, lists, tables, callouts. Pictures and files are not drawn. */
export function drawBody(body: PortableText, color: string): ReactElement[] {
  const counts: number[] = []
  return body.flatMap((block, key): ReactElement[] => {
    if (!isTextBlock(block)) {
      if (block._type === 'table') return [drawTable(block as unknown as Record<string, unknown>, key)]
      const { content } = block as { content?: unknown }
      if (block._type !== 'callout' || !Array.isArray(content)) return []
      return [
        h(View, { key, style: [styles.callout, { borderLeftColor: color }] }, ...drawBody(content, color)),
      ]
    }
    if (!block.listItem) {
      counts.length = 0
      const style = styles[(block.style ?? 'normal') as 'normal'] ?? styles.normal
      const isHeading = /^h\d$/.test(block.style ?? '')
      return [h(Text, { key, style, ...(isHeading && { minPresenceAhead: 40 }) }, drawLine(block))]
    }
    const level = Math.max(1, block.level ?? 1)
    counts.length = level
    const number = (counts[level - 1] ?? 0) + 1
    counts[level - 1] = number
    return [
      h(
        View,
        { key, style: [styles.item, { marginLeft: (level - 1) * 18 }] },
        h(Text, { style: styles.mark }, block.listItem === 'number' ? `${number}.` : '•'),
        h(Text, { style: styles.text }, drawLine(block)),
      ),
    ]
  })
}
