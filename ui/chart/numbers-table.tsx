import { formatNumber } from '../../schemas/formats/price.ts'

type Props = { caption?: string; head: readonly string[]; rows: readonly (readonly [string, ...number[]])[] }

/** A table of names and short numbers, which fits on a phone as it is. */
export function NumbersTable({ caption, head: [name, ...columns], rows }: Props) {
  return (
    <table className="w-full">
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead className="text-sm text-ink-soft">
        <tr>
          <th scope="col" className="pb-2 text-start font-medium">
            {name}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="ps-4 pb-2 text-end font-medium whitespace-nowrap">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...numbers]) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="py-2 text-start font-normal wrap-anywhere">
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
}
