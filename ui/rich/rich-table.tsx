import type { PortableTextBlock } from '@portabletext/types'
import type { ReactNode } from 'react'
import { usePage } from '../core/page-context.tsx'
import { readableBlock } from './readable.ts'
import { records, words } from './values.ts'

type Props = {
  value: Record<string, unknown>
  /** Draws the text of a cell. */
  line: (cell: PortableTextBlock) => ReactNode
}

type Row = { key: string; cells: PortableTextBlock[] }

/** The rows, all with as many cells as the longest. */
function rowsOf(value: Props['value']): Row[] {
  const rows = records(value.rows).map(({ cells }) => records(cells))
  const columns = Math.max(0, ...rows.map((cells) => cells.length))
  if (columns === 0) return []
  return rows.map((cells, row) => ({
    key: String(row),
    cells: Array.from({ length: columns }, (_, index) =>
      readableBlock({ children: [], ...cells[index] }, String(index), 'cell'),
    ),
  }))
}

const cellClass = 'min-w-24 border-b px-3 py-2 text-start align-top'

/**
 * A table, in a region of its own that scrolls where it is wider than the text, with the keyboard too. Its words do not
 * break, so that it scrolls rather than becoming a column of letters.
 */
export function RichTable({ value, line }: Props) {
  const { t } = usePage()
  const rows = rowsOf(value)
  if (rows.length === 0) return null
  const caption = words(value.caption)
  const head = value.headerRow === true ? rows[0] : undefined
  return (
    <section
      aria-label={caption ?? t('ui:rich.table')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll the table.
      tabIndex={0}
      className="overflow-x-auto print:overflow-visible"
    >
      <table className="w-full border-collapse text-base wrap-break-word hyphens-manual">
        {caption && <caption className="pb-2 text-start font-semibold">{caption}</caption>}
        {head && (
          <thead>
            <tr>
              {head.cells.map((cell) => (
                <th
                  key={cell._key}
                  scope="col"
                  className={`${cellClass} border-line-strong bg-surface font-semibold`}
                >
                  {line(cell)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.slice(head ? 1 : 0).map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell) => (
                <td key={cell._key} className={`${cellClass} border-line`}>
                  {line(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
