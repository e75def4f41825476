/** A number with its name, how much of it is drawn darker, and the words that say both. */
export type BarRow = { key: string; name: string; number: number; part: number; words: string }

/** Numbers by name as bars, for the eye; the table says the same to everybody. */
export function RowBars({ title, rows }: { title: string; rows: readonly BarRow[] }) {
  const most = Math.max(1, ...rows.map(({ number, part }) => Math.max(number, part)))
  return (
    <figure aria-hidden className="min-w-0">
      <figcaption className="mb-3 text-sm text-ink-soft">{title}</figcaption>
      <div className="grid gap-3">
        {rows.map(({ key, name, number, part, words }) => (
          <div key={key} className="break-inside-avoid">
            <div className="flex justify-between gap-4 text-sm">
              <span className="truncate">{name}</span>
              <span className="whitespace-nowrap text-ink-soft tabular-nums">{words}</span>
            </div>
            <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className="mt-1 h-2 w-full">
              <rect width={(100 * number) / most} height="8" className="fill-accent-line" />
              <rect width={(100 * Math.max(0, part)) / most} height="8" className="fill-accent-mark" />
            </svg>
          </div>
        ))}
      </div>
    </figure>
  )
}
