import { formatNumber } from '../../schemas/formats/price.ts'

type Props = { caption?: string; head: readonly string[]; rows: readonly (readonly [string, ...number[]])[] }

/** With more columns of numbers a phone is too narrow for their words. */
const mostOnPhone = 2

/** A table of names and short numbers, which fits on a phone as it is, or scrolls in a region of its own if it has many columns. */
export function NumbersTable({ caption, head: [name, ...columns], rows }: Props) {
  const table = (
    <table className="w-full">
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead className="text-sm text-ink-soft">
        <tr>
          <th scope="col" className="pb-2 text-start align-bottom font-medium">
            {name}
          </th>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="ps-4 pb-2 text-end align-bottom leading-tight font-medium"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...numbers]) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="min-w-24 py-2 text-start font-normal wrap-anywhere">
              {label}
            </th>
            {numbers.map((number, index) => (
              <td key={columns[index]} className="py-2 ps-4 text-end tabular-nums">
                {formatNumber(number)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (columns.length <= mostOnPhone) return table
  return (
    <section
      aria-label={caption ?? name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll the table.
      tabIndex={0}
      className="overflow-x-auto print:overflow-visible"
    >
      {table}
    </section>
  )
}
