/** The unit of a column with its gap, in the drawing's own units; it is stretched to the width that there is. */
const step = 10
/** Few columns are not stretched to a wall each. */
const fewest = 8
const height = 100

/** Where a reader has chosen two colours, parts are told apart by how they are drawn. */
export const barTones = {
  strong: 'fill-accent-mark text-accent-mark forced-colors:fill-[CanvasText] forced-colors:text-[CanvasText]',
  soft: 'fill-accent-line text-accent-line forced-colors:fill-[Highlight] forced-colors:text-[Highlight] in-data-scheme:fill-paper in-data-scheme:stroke-ink',
  faint:
    'fill-ink-faint text-ink-faint forced-colors:fill-[GrayText] forced-colors:text-[GrayText] in-data-scheme:fill-paper in-data-scheme:stroke-ink in-data-scheme:[stroke-dasharray:2]',
  pale: 'fill-line-strong text-line-strong forced-colors:fill-[LinkText] forced-colors:text-[LinkText] in-data-scheme:fill-ink/50 in-data-scheme:stroke-ink',
} as const
export type BarTone = keyof typeof barTones

/** A part of a column, from and to in shares of the height of the drawing. */
export type BarPart = { from: number; to: number; tone: BarTone }

type Props = {
  /** The parts of each column, from left to right. */
  columns: readonly (readonly BarPart[])[]
  /** Left and width of a column's bar in shares of the column. */
  bar?: { left: number; width: number }
  /** What the grid says, and how high each line is. */
  lines: readonly { at: number; label: string }[]
  /** The first and the last column. */
  ends: readonly [string, string]
  /** What a screen reader hears of it; without that it is for the eye, and a table beside it says the same. */
  said?: { id: string; title: string; description: string }
}

/** Columns of a chart with a few lines behind them: the drawing alone, whose numbers are computed already. */
export function Bars({ columns, bar = { left: 0.15, width: 0.7 }, lines, ends, said }: Props) {
  const count = Math.max(fewest, columns.length)
  const width = count * step
  const y = (share: number) => height * (1 - share)
  return (
    <div className="text-sm text-ink-soft">
      <div className="flex">
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: it has one wherever it is not hidden. */}
        <svg
          role="img"
          aria-hidden={said === undefined}
          {...(said && {
            'aria-labelledby': `${said.id}-title`,
            'aria-describedby': `${said.id}-description`,
          })}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          className="h-24 min-w-0 grow overflow-visible"
        >
          {said && <title id={`${said.id}-title`}>{said.title}</title>}
          {said && <desc id={`${said.id}-description`}>{said.description}</desc>}
          {lines.map(({ at }) => (
            <line
              key={at}
              x2={width}
              y1={y(at)}
              y2={y(at)}
              vectorEffect="non-scaling-stroke"
              className="stroke-line forced-colors:stroke-[GrayText]"
            />
          ))}
          {columns.map((parts, column) =>
            parts.map(({ from, to, tone }) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stand in their order and have no other name.
                key={`${column} ${tone}`}
                x={(column + bar.left) * step}
                y={y(to)}
                width={bar.width * step}
                height={height * (to - from)}
                vectorEffect="non-scaling-stroke"
                className={barTones[tone]}
              />
            )),
          )}
        </svg>
        <div aria-hidden className="relative w-12 shrink-0 text-xs tabular-nums">
          {lines.map(({ at, label }) => (
            <span
              key={at}
              className="absolute start-1.5 translate-y-1/2 leading-none"
              style={{ bottom: `${at * 100}%` }}
            >
              {label}
            </span>
          ))}
        </div>
      </div>
      <div aria-hidden className="mt-1.5 me-12 flex justify-between gap-3">
        <span>{ends[0]}</span>
        {columns.length > 1 && <span className="text-end">{ends[1]}</span>}
      </div>
    </div>
  )
}
