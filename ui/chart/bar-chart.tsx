import { scaleBand, scaleLinear } from 'd3-scale'
import { stack } from 'd3-shape'
import { formatNumber } from '../../schemas/formats/price.ts'
import { Expandable } from '../shown/expandable.tsx'
import { Bars, type BarTone, barTones } from './bars.tsx'
import { NumbersTable } from './numbers-table.tsx'

/** Numbers of one kind, one for each column. */
export type Series = { name: string; tone: BarTone; numbers: readonly number[] }

type Props = {
  /** Unique on the page. */
  id: string
  title: string
  /** What is to be seen in it, in a sentence or two. */
  description: string
  /** The days, weeks or months in their order: beside the chart, and in full in its table. */
  columns: readonly { key: string; name: string; full: string }[]
  /** Those of one column stand on each other. */
  series: readonly Series[]
  table: { summary: string; column: string }
}

/** How many lines the grid has, about. */
const lines = 3

/**
 * Numbers over time as columns that stand on each other, with what they say for screen readers and a table below. For the server alone: what
 * computes it stays there.
 */
export function BarChart({ id, title, description, columns, series, table }: Props) {
  const names = series.map((_, at) => String(at))
  const stacked = stack<number, string>()
    .keys(names)
    .value((column, name) => series[Number(name)]?.numbers[column] ?? 0)(columns.map((_, at) => at))
  const most = Math.max(0, ...stacked.flatMap((parts) => parts.map(([, to]) => to)))
  // Halves of a person are no lines.
  const y = scaleLinear([0, Math.max(1, most)], [0, 1]).nice(lines)
  const ticks = y.ticks(lines).filter(Number.isInteger)
  const x = scaleBand(['column'], [0, 1]).padding(columns.length > 20 ? 0.15 : 0.25)
  return (
    <figure>
      <Bars
        said={{ id, title, description }}
        columns={columns.map((_, column) =>
          stacked.flatMap((parts, at) => {
            const [from = 0, to = 0] = parts[column] ?? []
            return to > from ? { from: y(from), to: y(to), tone: series[at]?.tone ?? 'strong' } : []
          }),
        )}
        bar={{ left: x('column') ?? 0, width: x.bandwidth() }}
        lines={ticks.map((tick) => ({ at: y(tick), label: formatNumber(tick) }))}
        ends={[columns[0]?.name ?? '', columns.at(-1)?.name ?? '']}
      />
      {series.length > 1 && (
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {series.map(({ name, tone, numbers }) => (
            <li key={name} className="flex items-center gap-1.5">
              <svg
                aria-hidden="true"
                viewBox="0 0 8 8"
                className={`size-2.5 overflow-visible ${barTones[tone]}`}
              >
                <rect width="8" height="8" rx="1" vectorEffect="non-scaling-stroke" />
              </svg>
              {name}{' '}
              <span className="font-medium tabular-nums">
                {formatNumber(numbers.reduce((sum, number) => sum + number, 0))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Expandable summary={table.summary}>
        <NumbersTable
          caption={title}
          head={[table.column, ...series.map(({ name }) => name)]}
          rows={columns.map(({ full }, column) => [
            full,
            ...series.map(({ numbers }) => numbers[column] ?? 0),
          ])}
        />
      </Expandable>
    </figure>
  )
}
