import { formatNumber } from '../../../schemas/formats/price.ts'
import { RowBar } from '../../../ui/chart/row-bar.tsx'

type Props = {
  title: string
  head: readonly [string, string]
  rows: readonly { key: string; name: string; number: number }[]
}

/** Names with their numbers as a table whose rows have a bar each. */
export function Rows({ title, head, rows }: Props) {
  const most = Math.max(...rows.map(({ number }) => number))
  return (
    <section className="min-w-0">
      <table className="w-full max-w-3xl">
        <caption className="mb-2 text-start text-xl font-semibold">{title}</caption>
        <thead className="sr-only">
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, number }) => (
            <tr key={key}>
              <th
                scope="row"
                className="w-1/2 py-1.5 pe-3 text-start leading-tight font-normal wrap-anywhere"
              >
                {name}
              </th>
              <td>
                <span className="flex items-center gap-3">
                  <RowBar number={number} most={most} />
                  <span className="w-14 text-end tabular-nums">{formatNumber(number)}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
